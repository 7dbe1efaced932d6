export const en = {
  name: 'ROK–US Cultural Tours',
  description: 'Days together in eight areas of Korea: what awaits you, what to bring, and what you thought of it.',
  title: {
    home: 'Days together in Korea',
    info: 'Tours',
    facilities: 'Facilities',
    notices: 'Notices',
    faq: 'Frequently asked questions',
    mySurveys: 'My surveys',
    preliminary: 'Before your tour',
    satisfaction: 'After your tour',
    surveys: 'All surveys',
    notFound: 'Page not found',
  },
  nav: {
    tour: 'Tours',
    info: 'Tours',
    facilities: 'Facilities',
    survey: 'Surveys',
    mySurveys: 'My surveys',
    surveys: 'All surveys',
    news: 'Good to know',
    notices: 'Notices',
    faq: 'FAQ',
  },
  area: {
    seoul: 'Seoul',
    seorak: 'Seorak',
    jeonju: 'Jeonju',
    busan1: 'Busan 1',
    busan2: 'Busan 2',
    jeju1: 'Jeju 1',
    jeju2: 'Jeju 2',
    jeju3: 'Jeju 3',
  },
  kind: { preliminary: 'Before the tour', satisfaction: 'After the tour' },
  span: '{{from}} – {{to}}',
  board: {
    home: 'ROK–US tours',
    notice: {
      name: 'Notices',
      lead: 'What changes, and what to keep in mind before you set off.',
      count_one: '{{count}} notice',
      count_other: '{{count}} notices',
    },
    faq: { name: 'FAQ', lead: 'About the tours, your stay and the surveys.' },
  },
}

declare global {
  interface TextNamespaces {
    'rok-us': typeof en
  }
}
