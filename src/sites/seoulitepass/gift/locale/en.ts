export const en = {
  lead: 'Hello {{name}}, {{by}} gave you a Seoulite Pass.',
  fact: { pass: 'Pass', startBy: 'Start by', acceptBy: 'Accept by' },
  inSeoul: '{{until}}, Seoul time',
  what: 'It lets you into palaces, museums and other places in Seoul, with a code on your phone. It starts when you show the code for the first time, not before.',
  account: 'To accept it, sign in or create a free Naru account. You then come back to this page.',
  signIn: 'Sign in',
  register: 'Create an account',
  as: 'You are signed in as {{name}}. The pass will belong to this account.',
  accept: 'Accept the pass',
  once: 'A pass that was a gift cannot be returned for money.',
  accepted: 'The pass is yours',
  acceptedText: 'Its number is {{number}}. You find the code on your page, and we have sent you an email.',
  toCode: 'Show the code',
  toPasses: 'My passes',
  toSite: 'See what the pass opens',
  ended: {
    claimed: 'This gift has been accepted',
    taken_back: 'This gift was taken back',
    expired: 'This gift has expired',
  },
  endedText: {
    claimed: 'The pass is on the page of the account that accepted it. Sign in with that account to see its code.',
    taken_back: '{{by}} took the pass back before it was accepted. Please ask {{by}} about it.',
    expired: 'It was not accepted in time, so the pass went back to {{by}}, who can give it to you again.',
  },
  unknown: 'This link opens no gift',
  unknownText: 'Only the link in our latest email about a gift works. Please check that you have copied all of it.',
}

declare global {
  interface TextNamespaces {
    'seoulitepass.gift': typeof en
  }
}
