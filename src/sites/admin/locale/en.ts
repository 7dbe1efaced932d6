export const en = {
  name: 'Naru Desk',
  description: 'Where the operators of Naru work.',
  title: {
    signin: 'Sign in to the desk',
    findPassword: 'Reset your password',
    passwordReset: 'Set a new password',
    home: 'Today',
    reservations: 'Reservations',
    reservation: 'Reservation',
    settings: 'Settings',
    notFound: 'Page not found',
  },
  nav: {
    home: 'Today',
    reservations: 'Reservations',
    settings: 'Settings',
  },
  role: { operator: 'Operator' },
  signin: {
    lead: 'For the operators of Naru.',
    noRole:
      'You are signed in as {{name}}, an account that has no role at this desk. Sign in with another one, or ask an operator for the role.',
  },
}

declare global {
  interface TextNamespaces {
    admin: typeof en
  }
}
