/** Each document in the order in which its parts are read. */
export const en = {
  terms: {
    title: 'Terms of use',
    parts: {
      purpose: {
        heading: '1. What these terms are about',
        text: 'They say what you and we can expect of each other. This site is a demonstration: no fair takes place.',
      },
      account: {
        heading: '2. The account',
        text: 'It is the same as in the Naru shop and on its other sites. Keep the password to yourself. You can close the account at any time in your Naru profile.',
      },
    },
  },
  privacy: {
    title: 'Collection and use of personal data',
    parts: {
      what: {
        heading: 'What we collect',
        text: 'Name, email address, phone number and password; for the fair what is on your badge and what your role asks for.',
      },
      why: { heading: 'Why', text: 'To make your badge, to keep your seats, and to write to you about both.' },
      howLong: { heading: 'How long', text: 'Until you give your registration up or close the account.' },
      refuse: { heading: 'You may refuse', text: 'Without it there is no account and no badge.' },
    },
  },
  marketing: {
    title: 'News and offers by email',
    parts: {
      what: { heading: 'What', text: 'A few emails a year about Naru and its fairs.' },
      refuse: { heading: 'You may refuse', text: 'Nothing depends on it, and you can change it in your profile.' },
    },
  },
  rules: {
    title: 'Rules of the fair',
    parts: {
      badge: {
        heading: '1. The badge',
        text: 'It is yours alone and lets one person in. Please wear it so that your name can be read.',
      },
      seats: {
        heading: '2. Seats',
        text: 'Whoever has a seat comes in time or gives it back. Five minutes after a session has begun, free seats go to those who stand at the door.',
      },
      scan: {
        heading: '3. Scans',
        text: 'Nobody may scan your badge without asking. What a scan passes on is decided by you.',
      },
    },
  },
}

declare global {
  interface TextNamespaces {
    'mice.terms': typeof en
  }
}
