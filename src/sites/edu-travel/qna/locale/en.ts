export const en = {
  title: 'My questions',
  lead: 'What you asked the program office, and its answers.',
  write: 'Ask a question',
  ask: {
    title: 'Ask the program office',
    lead: 'We answer on the next working day in Seoul, here and by email.',
    help: 'Name the application by its number if you have one. Please leave out passport numbers and names of students.',
  },
}

declare global {
  interface TextNamespaces {
    'edu-travel.qna': typeof en
  }
}
