export const en = {
  access: 'Access',
  own: 'This is your own account. Another owner can change it.',
  rolesHelp: 'An owner can do everything an operator can, and decides who works here.',
  office: 'The fair’s office has no other roles here.',
  officeHelp: 'The medical fair’s office signs in at the fair: choose no other role with it.',
  rolesSave: 'Save roles',
  rolesDone: 'Roles saved. The new roles apply from the next sign-in.',
  column: {
    name: 'Name',
    state: 'Status',
    roles: 'Roles',
    email: 'Email address',
    factor: 'Two-step sign-in',
    signed_in_at: 'Last sign-in',
    created_at: 'Invited on',
  },
  role: {
    owner: 'Owner',
    operator: 'Operator, all sites',
    reviewer: 'Reviewer, education travel',
    chief: 'Chief reviewer, education travel',
    'gate-staff': 'Gate staff, APEC tours',
    supervisor: 'Gate supervisor, APEC tours',
    'mice-gate-staff': 'Door staff, MICE fair: check-in by badge only',
    'fair-admin': 'Fair’s office, medical travel fair',
  },
  state: { joined: 'Active', invited: 'Invited' },
  factor: { on: 'Set up', off: 'Not set up' },
  lang: { label: 'Emails in', en: 'English', ko: 'Korean' },
  invite: {
    open: 'Invite somebody',
    lead: 'We email a link to set a password. It works once, for an hour.',
    act: 'Send the invitation',
    done: 'Invitation sent to {{email}}.',
  },
  again: {
    act: 'Send the invitation again',
    title: 'Invite {{name}} again?',
    text: 'We email a new link to set a password.',
    done: 'Invitation sent.',
  },
  factorReset: {
    act: 'Reset two-step sign-in',
    title: 'Reset two-step sign-in of {{name}}?',
    text: 'They are signed out everywhere and set it up again at the next sign-in. Make sure that the request comes from them.',
    done: 'Two-step sign-in was reset.',
  },
  signOut: {
    act: 'Sign out everywhere',
    title: 'Sign {{name}} out everywhere?',
    text: 'Anything they have not saved is lost.',
    done: 'Signed out everywhere.',
  },
  remove: {
    act: 'Remove from staff',
    title: 'Remove {{name}} from staff?',
    text: 'They are signed out everywhere and cannot sign in again. Their name stays in the activity log.',
    done: 'Removed from staff.',
  },
  sessions: {
    title: 'Open sessions',
    none: 'Not signed in.',
    one: 'Signed in {{at}}, until {{until}} at the latest.',
    own: 'This one is yours.',
  },
  audit: {
    what: 'An act such as refund, a person, a number or a title',
    anyAct: 'Any act',
    anybody: 'Anybody',
    at: 'When',
    by: 'Who',
    act: 'What',
    subject: 'To what',
    detail: 'Details',
    console: 'Command line',
    automatic: 'Automatic',
    none: 'Nothing found',
  },
  did: { title: 'What they did last', none: 'Nothing yet.' },
}

declare global {
  interface TextNamespaces {
    'admin.staff': typeof en
  }
}
