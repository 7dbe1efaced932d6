export const en = {
  letter: {
    greeting: 'Welcome',
    title: 'Days that two countries spend together',
    first:
      'You come from different places and will walk the same streets for a few days: through palaces and markets, over a mountain pass, along the sea.',
    second:
      'You need no preparation. Look at what your area has in store, pack what is on the list, and tell us in a short survey what you know and hope for. After the tour we ask again.',
    signed: 'Your hosts in eight areas',
    info: 'See the tours',
    facilities: 'Facilities',
  },
  tool: { title: 'Where is my tour?', lead: 'Enter the code from your email to see your days and your surveys.' },
  next: {
    title: 'Next to set off',
    more: 'All tours',
    none: 'No tour has been announced at the moment.',
    noneText: 'Dates appear here as soon as they are known.',
  },
  notices: { title: 'Notices', more: 'All notices' },
}

declare global {
  interface TextNamespaces {
    'rok-us.home': typeof en
  }
}
