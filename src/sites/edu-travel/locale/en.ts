export const en = {
  name: 'Seoul Edu Travel',
  description: 'Support for school groups from abroad who travel to Seoul to learn.',
  title: {
    home: 'Bring your class to Seoul',
    login: 'Sign in',
    register: 'Create an account',
    findId: 'Find your email address',
    findPassword: 'Set a new password',
    passwordReset: 'Choose a new password',
    mypage: 'My page',
    myApplication: 'My applications',
    myApplicationDetail: 'Application',
    registration: 'Apply for support',
    report: 'Report',
    introduction: 'About the program',
    info: 'This year’s program',
    guide: 'How to apply',
    faq: 'Questions and answers',
    faqDetail: 'Question',
    qna: 'My questions',
    qnaDetail: 'Question',
    contactUs: 'Ask the program office',
    notFound: 'Page not found',
  },
  nav: {
    program: 'Program',
    applying: 'Applying',
    help: 'Help',
    introduction: 'About',
    info: 'This year',
    guide: 'How to apply',
    faq: 'FAQ',
    qna: 'My questions',
    apply: 'Apply',
    applications: 'My applications',
    mypage: 'My page',
  },
  account: {
    signIn: 'Sign in',
    menu: 'My account',
    signOut: 'Sign out',
    signOutAsk: 'Sign out?',
    signOutText: 'What you have saved stays. What you are typing in this tab is cleared.',
  },
  budget: {
    of: 'left of {{all}} for {{year}}',
    left: '{{percent}}% of the budget is left. {{committed}} is granted already.',
    none: 'The budget of the year is used up. What groups do not use comes back into it, so it may be worth asking us.',
  },
  deadlines: {
    days_one: '{{count}} day',
    days_other: '{{count}} days',
    now: 'Open now',
    over: 'Passed',
    opens: { title: 'Applications open', text: 'From midnight, Korean time.' },
    closes: { title: 'Last day to apply', text: 'Until midnight in Seoul, or until the budget is used up.' },
    before: { title: 'Before you arrive', text: 'Your application has to be in at least this many days before.' },
    report: { title: 'After you leave', text: 'Your report is due within this many days of your departure.' },
  },
  form: { get: '{{format}} form', of: '{{name}}: download the {{format}} form' },
  items: { each: '{{won}} · {{unit}}' },
  noYear: {
    title: 'This year’s program has not been announced yet',
    text: 'Dates, amounts and the budget will be here as soon as they are set.',
    ask: 'Ask the program office',
  },
}

declare global {
  interface TextNamespaces {
    'edu-travel': typeof en
  }
}
