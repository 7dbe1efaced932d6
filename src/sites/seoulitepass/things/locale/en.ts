export const en = {
  lead: 'Seoul by season, by kind and by district.',
  seasons: 'Stories by season',
  storyDistricts: 'Stories by district',
  allStories: 'All stories',
  noStories: 'No stories yet',
  kinds: 'Places by kind',
  districts: 'Places by district',
  districtsLead: 'Each opens on the map.',
  calendar: {
    lead: 'What is open on which day, and what is on in Seoul. All days and times are Seoul’s.',
    view: 'View',
    month: 'Month',
    list: 'List',
    category: 'Category',
    all: 'All',
    before: 'Previous month',
    after: 'Next month',
    open_one: '{{count}} place open',
    open_other: '{{count}} places open',
    below_one: '{{count}} more below',
    below_other: '{{count}} more below',
    openShort: 'open',
    special: 'something special',
    closed: 'Closed',
    hours: 'Other hours',
    festival: 'Festival',
    closedThese: 'Closed: {{names}}',
    closedMore: 'Closed: {{names}} and {{count}} more',
    none: 'This month is over',
    festivals: 'Festivals in Seoul',
    noFestivals: 'No festivals this month',
    noFestivalsText: 'Turn to another month.',
    save: 'Calendar file',
  },
}

declare global {
  interface TextNamespaces {
    'seoulitepass.things': typeof en
  }
}
