export const en = {
  login: {
    lead: 'Sign in with your Naru account to see your passes, saved places and questions.',
    new: 'New here?',
  },
  register: { lead: 'One account for the Seoulite Pass, the Naru shop and the other Naru sites.' },
  mine: {
    hello: 'Hello, {{name}}',
    wishes: 'Saved places',
    noWishes: 'No saved places yet',
    noWishesText: 'Save places you would like to visit. They are kept here on every device.',
    find: 'Find places',
    questions: 'My questions',
    questionsText: 'Questions you have asked us, with our answers.',
    ask: 'Open my questions',
    profile: 'Account',
    profileText: 'Your name, phone number and password, and closing the account, are in your Naru profile.',
    toProfile: 'Open my Naru profile',
  },
}

declare global {
  interface TextNamespaces {
    'seoulitepass.account': typeof en
  }
}
