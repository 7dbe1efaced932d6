export const en = {
  home: 'The fair',
  title: 'News',
  lead: 'Notices from the fair’s office, press releases and media in one place.',
  updates: 'All changes',
  kind: { notice: 'Notices', press: 'Press', media: 'Media', faq: 'FAQ', program: 'Program' },
  asked: 'Most asked',
  allQuestions: 'All questions',
  back: 'All posts: {{board}}',
  faq: {
    title: 'Frequently asked questions',
    lead: 'About registration, meetings and the venue.',
  },
  update: {
    title: 'What’s changed',
    lead: 'Notices, press releases, media and program changes, newest first.',
    feed: 'Feed (Atom)',
    empty: 'Nothing has changed yet',
    emptyText: 'Notices and program changes will be listed here.',
  },
}

declare global {
  interface TextNamespaces {
    'fair.board': typeof en
  }
}
