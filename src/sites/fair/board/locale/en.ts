export const en = {
  home: 'The fair',
  title: 'News',
  lead: 'Notices of the fair’s office, what the press is told, and what there is to see and hear.',
  updates: 'All that changed',
  kind: { notice: 'Notices', press: 'Press', media: 'Media', faq: 'FAQ', program: 'Program' },
  asked: 'Asked most',
  allQuestions: 'All questions',
  back: 'All posts: {{board}}',
  faq: {
    title: 'Questions and answers',
    lead: 'About registration, meetings and the way to the venue.',
  },
  update: {
    title: 'What changed',
    lead: 'Notices, press, media and changes of the program, the newest first.',
    feed: 'Feed (Atom)',
    empty: 'Nothing has changed yet',
    emptyText: 'Notices and changes of the program will be listed here.',
  },
}

declare global {
  interface TextNamespaces {
    'fair.board': typeof en
  }
}
