export const en = {
  searched: 'Company, number, name, email',
  abroad: 'Abroad',
  about: 'About the company',
  column: {
    company: 'Company',
    status: 'Status',
    number: 'Business number',
    name: 'Contact person',
    email: 'Email address',
    phone: 'Phone',
    file: 'Registration certificate',
    created_at: 'Signed up on',
    checked_at: 'Registered on',
  },
  status: { waiting: 'To be checked', registered: 'Registered' },
  file: {
    sent: 'Attached',
    none: 'None',
    missing: 'No certificate was sent. Companies abroad do not need one.',
    logged: 'Each time it is opened is logged with your name.',
    open: 'View',
    save: 'Download',
    failed: 'We could not load the file. Please try again in a moment.',
  },
  act: { title: 'Next step' },
  next: {
    waiting:
      'Compare the certificate with what the company entered, then register it. Until then it can book like any member.',
    registered: 'This company is registered. There is nothing to do.',
  },
  check: {
    act: 'Register company',
    ask: 'Register {{name}}?',
    text: 'This confirms that you have seen who the company is. It cannot be undone.',
    done: 'The company is registered.',
  },
}

declare global {
  interface TextNamespaces {
    'admin.companies': typeof en
  }
}
