/** Each document's parts in reading order. */
export const en = {
  terms: {
    title: 'Terms of use',
    parts: {
      purpose: {
        heading: '1. Purpose',
        text: 'These terms set out what you and we can expect of each other. This site is a demonstration: the fair does not actually take place.',
      },
      account: {
        heading: '2. Your account',
        text: 'It is the same account as in the Naru shop and on the other Naru sites. Keep your password to yourself. You can close the account at any time in your Naru profile.',
      },
    },
  },
  privacy: {
    title: 'Collection and use of personal data',
    parts: {
      what: {
        heading: 'What we collect',
        text: 'Your name, email address, phone number and password, the details on your badge, and what we ask for each role.',
      },
      why: { heading: 'Why', text: 'To issue your badge, manage your seats, and email you about both.' },
      howLong: { heading: 'How long', text: 'Until you cancel your registration or close your account.' },
      refuse: {
        heading: 'Your right to refuse',
        text: 'If you do not agree, you cannot create an account or receive a badge.',
      },
    },
  },
  marketing: {
    title: 'News and offers by email',
    parts: {
      what: { heading: 'What', text: 'A few emails a year about Naru and its fairs.' },
      refuse: {
        heading: 'Your right to refuse',
        text: 'You can use everything without it, and change your choice in your profile at any time.',
      },
    },
  },
  rules: {
    title: 'Rules of the fair',
    parts: {
      badge: {
        heading: '1. The badge',
        text: 'Your badge is for you alone and admits one person. Please wear it so that your name is visible.',
      },
      seats: {
        heading: '2. Seats',
        text: 'If you have reserved a seat, please be on time or cancel it. Five minutes after a session starts, empty seats go to people waiting at the door.',
      },
      scan: {
        heading: '3. Scans',
        text: 'Nobody may scan your badge without your permission. You decide what a scan shares.',
      },
    },
  },
}

declare global {
  interface TextNamespaces {
    'mice.terms': typeof en
  }
}
