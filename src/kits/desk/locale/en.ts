export const en = {
  sections: 'Sections of the desk',
  person: { menu: 'My account', signOut: 'Sign out' },
  changed: {
    title: 'Somebody else has changed this',
    text: 'You see it as it is now. What you have typed is still here.',
    seen: 'Got it',
  },
  noRole: {
    title: 'This page is not open to your account',
    text: 'You are signed in as {{name}}, whose role does not open this page. Ask an operator for the role, or sign in with another account.',
    other: 'Sign in with another account',
  },
}

declare global {
  interface TextNamespaces {
    desk: typeof en
  }
}
