export const en = {
  lead: 'We answer within two business days, in English or Korean.',
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
