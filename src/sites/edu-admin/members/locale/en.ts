export const en = {
  column: {
    organization: 'Organization',
    latin: 'Name in Latin letters',
    country: 'Country',
    name: 'Representative',
    email: 'Email address',
    status: 'Account',
    created_at: 'Since',
  },
  searched: 'Organization, name, email',
  filter: { anyCountry: 'Any country', anyStatus: 'Any account' },
  status: { active: 'Active', blocked: 'Blocked' },
  kind: 'Kind',
  kinds: { school: 'School', university: 'University', agency: 'Travel agency', other: 'Other organization' },
  phone: 'Phone',
  language: 'Language of emails',
  languages: { en: 'English', ko: 'Korean' },
  applications: {
    title: 'Applications',
    none: 'Nothing has been submitted yet.',
    arrival: 'Arrives {{day}}',
  },
  blocks: {
    title: 'Blocked and opened again',
    none: 'This account has never been blocked.',
    blocked: 'Blocked',
    lifted: 'Opened again',
  },
  reason: 'Reason, for the desk alone',
  block: {
    button: 'Block account',
    title: 'Block this account?',
    text: 'Everyone signed in with it is signed out at once, and sign-in says that it is blocked. Applications stay as they are.',
    submit: 'Block account',
    done: 'The account is blocked.',
  },
  unblock: {
    button: 'Open account again',
    title: 'Open this account again?',
    text: 'Its owner can sign in again from now on.',
    submit: 'Open account again',
    done: 'The account is open again.',
  },
}

declare global {
  interface TextNamespaces {
    'edu-admin.members': typeof en
  }
}
