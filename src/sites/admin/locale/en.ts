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
    mice: 'MICE fair',
    miceHosting: 'Hosted buyers',
    miceBooths: 'Booths of the MICE fair',
    settings: 'Settings',
    notFound: 'Page not found',
  },
  nav: {
    home: 'Today',
    reservations: 'Reservations',
    mice: 'MICE fair',
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
