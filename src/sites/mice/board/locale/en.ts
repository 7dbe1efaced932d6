export const en = {
  home: 'The fair',
  back: 'All news',
  notice: {
    name: 'Notices',
    lead: 'What you need to know before you come.',
    count_one: '{{count}} notice',
    count_other: '{{count}} notices',
  },
  news: { name: 'News', lead: 'Exhibitors, sessions and what’s new this year.' },
  faq: { name: 'FAQ', lead: 'About registration, the conference and your visit.' },
}

declare global {
  interface TextNamespaces {
    'mice.board': typeof en
  }
}
