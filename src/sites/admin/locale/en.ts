export const en = {
  name: 'Naru Desk',
  description: 'The workspace of Naru’s operators.',
  title: {
    signin: 'Sign in to the desk',
    findPassword: 'Reset your password',
    passwordReset: 'Set a new password',
    home: 'Today',
    reservations: 'Reservations',
    reservation: 'Reservation',
    surveys: 'Surveys',
    surveyResults: 'Survey results',
    surveyChanges: 'Change from before to after',
    surveyWords: 'Answers in words',
    settings: 'Settings',
    notFound: 'Page not found',
  },
  nav: {
    home: 'Today',
    reservations: 'Reservations',
    surveys: 'Surveys',
    settings: 'Settings',
  },
  role: { operator: 'Operator' },
  signin: {
    lead: 'For Naru operators only.',
    noRole:
      'You are signed in as {{name}}, but this account has no access to this desk. Sign in with another account, or ask an operator for access.',
  },
}

declare global {
  interface TextNamespaces {
    admin: typeof en
  }
}
