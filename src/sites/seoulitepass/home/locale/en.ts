export const en = {
  none: 'The pass is not on sale yet',
  noneText: 'Places and prices will appear here as soon as they are set.',
  hero: {
    lead: 'Palaces in the morning, a museum at noon, the city’s lights at night: {{count}} places, one code on your phone.',
    buy: 'Choose a pass',
    places: 'See all places',
  },
  tool: {
    title: 'Does it pay for your days?',
    lead: 'Choose what you would like to see. We tell you honestly, also when no pass pays off.',
    places: 'Places and what a visit saves',
    pace: 'How many places a day?',
    perDay: '{{count}} a day',
    none: 'Choose at least one place.',
    best: 'With the {{pass}} pass an adult saves',
    noPass: 'No pass pays off for this choice. Cheaper are',
    tickets: 'single tickets',
    total: 'Without a pass, these visits cost {{won}} more.',
    gain: 'saves {{won}}',
    loss: '{{won}} too much',
    note: 'Demonstration prices. A pass with fewer visits is counted where it saves most.',
  },
  price: {
    adult: 'Adult {{won}}',
    child: 'Child (7–18) {{won}}',
  },
  passes: {
    title: 'By the hour or by the visit',
    lead: 'Children under 7 need no pass. Prices are a demonstration.',
  },
  places: { title: 'What it opens', more: 'All places' },
  stories: { title: 'Stories from Seoul', more: 'All stories' },
}

declare global {
  interface TextNamespaces {
    'seoulitepass.home': typeof en
  }
}
