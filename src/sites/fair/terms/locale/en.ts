/** Each document's parts in reading order. */
export const en = {
  terms: {
    title: 'Terms of participation',
    parts: {
      purpose: {
        heading: '1. Purpose',
        text: 'These terms set out the rights and duties of the fair’s office and participating companies. This site is a demonstration: the fair does not actually take place.',
      },
      account: {
        heading: '2. Your account',
        text: 'Each company has one account, held by a person authorized to represent it. Keep the password to yourself. You can close the account at any time on “My fair”.',
      },
      meetings: {
        heading: '3. Meetings',
        text: 'Attend the meetings you have agreed to, or cancel them in time. The office approves participants and may arrange meetings.',
      },
    },
  },
  privacy: {
    title: 'Collection and use of personal data',
    parts: {
      what: {
        heading: 'What we collect',
        text: 'Name, position, nationality, email address, phone number and password of the representative, and the company details you give.',
      },
      why: { heading: 'Why', text: 'To approve companies, arrange meetings and email you about them.' },
      howLong: { heading: 'How long', text: 'Until the account is closed.' },
      refuse: {
        heading: 'Your right to refuse',
        text: 'If you do not agree, you cannot create an account or take part.',
      },
    },
  },
  provided: {
    title: 'Sharing your profile',
    parts: {
      who: { heading: 'Recipients', text: 'The approved companies at the same fair.' },
      what: {
        heading: 'What',
        text: 'Your company details, your name and your position. Phone numbers, email addresses and messengers are shared only with companies you have agreed to meet.',
      },
      refuse: {
        heading: 'Your right to refuse',
        text: 'The fair is about finding business partners, so you cannot take part without it.',
      },
    },
  },
  marketing: {
    title: 'News from the fair',
    parts: {
      what: { heading: 'What', text: 'A few emails a year about the fair and the next ones.' },
      refuse: {
        heading: 'Your right to refuse',
        text: 'You can use everything without it, and change your choice on “My fair” at any time.',
      },
    },
  },
}

declare global {
  interface TextNamespaces {
    'fair.terms': typeof en
  }
}
