export const en = {
  name: 'Seoulite Pass',
  description: 'One pass for Seoul’s palaces, museums, towers and shows: by the hour or by the visit, on your phone.',
  title: {
    home: 'One pass for Seoul',
    login: 'Sign in',
    register: 'Create an account',
    findId: 'Find your email address',
    findPassword: 'Reset your password',
    passwordReset: 'Set a new password',
    card: 'Choose a pass',
    affiliates: 'Places',
    affiliate: 'Place',
    airport: 'From the airport',
    things: 'Things to do',
    calendar: 'Calendar',
    posts: 'Stories',
    post: 'Story',
    notices: 'Notices',
    faq: 'Frequently asked questions',
    inquiry: 'Ask us',
    mypage: 'My pass',
    scan: 'Scan passes',
    notFound: 'Page not found',
  },
  nav: {
    go: 'Go',
    read: 'Find out',
    help: 'Help',
    card: 'Passes',
    affiliates: 'Places',
    airport: 'From the airport',
    things: 'Things to do',
    calendar: 'Calendar',
    posts: 'Stories',
    notices: 'Notices',
    faq: 'FAQ',
    inquiry: 'Ask us',
    mypage: 'My pass',
    scan: 'Scan passes',
  },
  account: {
    signIn: 'Sign in',
    menu: 'My account',
    signOut: 'Sign out',
    signOutAsk: 'Sign out?',
    signOutText: 'Anything you saved is kept. What you are typing in this tab will be cleared.',
  },
  rules: {
    title: 'The rules, plainly',
    lead: 'Good to know before you choose.',
    hours: {
      title: 'Hours run by the clock',
      text: 'A 24-, 48- or 72-hour pass starts with its first scan and runs without a break, nights included.',
    },
    visits: {
      title: 'Visits have {{visits}} days',
      text: 'A pass for 3 or 5 visits starts with its first scan; the rest can be used within {{visits}} days.',
    },
    unused: {
      title: 'Unused, it keeps for {{unused}} days',
      text: 'Until the first scan you have {{unused}} days after purchase, and may give it back for a full refund.',
    },
    begun: {
      title: 'Once begun, it cannot be refunded',
      text: 'Each place lets you in once per pass, unless its page says otherwise.',
    },
  },
  pass: {
    hours_24: '24-hour',
    hours_48: '48-hour',
    hours_72: '72-hour',
    visits_3: '3-visit',
    visits_5: '5-visit',
  },
  unit: { hours: 'hours', visits: 'visits' },
  category: {
    palace: 'Palaces',
    museum: 'Museums',
    art: 'Art',
    view: 'Views',
    park: 'Parks',
    experience: 'Experiences',
    performance: 'Shows',
    heritage: 'Heritage',
  },
  person: { adult: 'Adult', child: 'Child' },
}

declare global {
  interface TextNamespaces {
    seoulitepass: typeof en
  }
}
