export const en = {
  lead: 'We answer on the next working day in Seoul, in English or Korean.',
  help: 'The number of your pass or order helps us to answer sooner. Please leave out passport and card numbers.',
  before: 'Perhaps it is answered already',
  all: 'All questions and answers',
  guest: 'Do you have an account?',
  guestText: 'Sign in to find your question and our answer here again. Without an account we answer by email.',
  signIn: 'Sign in',
  sent: 'We have your question',
  sentText: 'Its number is {{number}}. We will answer to {{email}}.',
  again: 'Ask something else',
  mine: 'My questions',
  write: 'Ask a question',
}

declare global {
  interface TextNamespaces {
    'seoulitepass.inquiry': typeof en
  }
}
