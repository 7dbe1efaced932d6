export const en = {
  title: 'Festivals and events in Korea',
  lead: 'What runs now, what comes in the next twelve months, and when it usually is. Days are given where we lead a departure; organizers announce all others anew each year.',
  description:
    'Festivals in Korea month by month: what runs now, what comes next, and which of them you can book on Naru.',
  regions: 'Regions',
  anyRegion: 'All of Korea',
  months: 'Months',
  now: 'On now',
  nowNone: 'None of the festivals we lead to runs today.',
  coming: 'Coming',
  past: 'Past this year',
  pastLead: 'They come again: you find each of them above, in its month of next year.',
  empty: {
    title: 'No festivals here yet',
    text: 'Look at another region, or at all of Korea.',
    all: 'See all of Korea',
  },
}

declare global {
  interface TextNamespaces {
    'shop.event': typeof en
  }
}
