/** Each document's parts in reading order. */
export const en = {
  terms: {
    title: 'Terms of use',
    parts: {
      purpose: {
        heading: '1. Purpose',
        text: 'These terms set out what you and we can expect of each other. This site is a demonstration: no pass is accepted at any real place.',
      },
      account: {
        heading: '2. Your account',
        text: 'It is the same account as in the Naru shop and on the other Naru sites. Keep your password to yourself. You can close the account at any time in your Naru profile.',
      },
      pass: {
        heading: '3. Passes',
        text: 'An unused pass is valid for 180 days after purchase and can be given back for a full refund. Once it has been scanned for the first time, it cannot be refunded.',
      },
    },
  },
  privacy: {
    title: 'Collection and use of personal data',
    parts: {
      what: {
        heading: 'What we collect',
        text: 'Your name, email address, phone number and password, and your orders.',
      },
      why: { heading: 'Why', text: 'To keep your account and passes, and to email you about them.' },
      howLong: { heading: 'How long', text: 'Until you close your account; orders as long as the law requires.' },
      refuse: { heading: 'Your right to refuse', text: 'If you do not agree, you cannot create an account.' },
    },
  },
  marketing: {
    title: 'News and offers by email',
    parts: {
      what: { heading: 'What', text: 'A few emails a year about Naru and the Seoulite Pass.' },
      refuse: {
        heading: 'Your right to refuse',
        text: 'You can use everything without it, and change your choice in your profile at any time.',
      },
    },
  },
}

declare global {
  interface TextNamespaces {
    'seoulitepass.terms': typeof en
  }
}
