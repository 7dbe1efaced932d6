/** Each document in the order in which its parts are read. */
export const en = {
  terms: {
    title: 'Terms of taking part',
    parts: {
      purpose: {
        heading: '1. What these terms are about',
        text: 'They say how the fair’s office and companies deal with each other. This site is a demonstration: no fair takes place.',
      },
      account: {
        heading: '2. The account',
        text: 'One company has one account, held by a person who may speak for it. Keep the password to yourself. You can close the account at any time on your page.',
      },
      meetings: {
        heading: '3. Meetings',
        text: 'Whoever has agreed to a meeting comes, or cancels it in time. The office approves who takes part and may arrange meetings.',
      },
    },
  },
  privacy: {
    title: 'Collection and use of personal data',
    parts: {
      what: {
        heading: 'What we collect',
        text: 'Name, position, nationality, email address, phone number and password of the representative, and what is said of the company.',
      },
      why: { heading: 'Why', text: 'To approve companies, to arrange meetings and to write about them.' },
      howLong: { heading: 'How long', text: 'Until the account is closed.' },
      refuse: { heading: 'You may refuse', text: 'Without it there is no account, and nobody can take part.' },
    },
  },
  provided: {
    title: 'Passing the profile on',
    parts: {
      who: { heading: 'To whom', text: 'To the approved companies of the same fair.' },
      what: {
        heading: 'What',
        text: 'What you say of your company, and your name and position. Phone numbers, email and messengers only to those with whom you have agreed to meet.',
      },
      refuse: {
        heading: 'You may refuse',
        text: 'The fair is about finding one another, so that nobody can take part without it.',
      },
    },
  },
  marketing: {
    title: 'News from the fair',
    parts: {
      what: { heading: 'What', text: 'A few emails a year about the fair and the next ones.' },
      refuse: { heading: 'You may refuse', text: 'Nothing depends on it, and you can change it on your page.' },
    },
  },
}

declare global {
  interface TextNamespaces {
    'fair.terms': typeof en
  }
}
