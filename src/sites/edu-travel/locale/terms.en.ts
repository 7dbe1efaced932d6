/** Each document's parts in reading order. */
export const en = {
  terms: {
    title: 'Terms of use',
    parts: {
      purpose: {
        heading: '1. What these terms are about',
        text: 'They say how the program office and organizations deal with each other when support for a trip to Seoul is asked for here. This site is a demonstration: no support is given.',
      },
      account: {
        heading: '2. The account',
        text: 'One organization has one account, held by a person who may speak for it. Keep the password to yourself. You can close the account at any time on your page.',
      },
      application: {
        heading: '3. Applications',
        text: 'What is stated has to be true, and documents have to be yours to send. There is no right to support: it is granted within the budget of the year, by decision on each application.',
      },
      report: {
        heading: '4. Report',
        text: 'After the trip a report with receipts is due. An organization that does not report may be refused support in later years.',
      },
    },
  },
  privacy: {
    title: 'Collection and use of personal data',
    parts: {
      what: {
        heading: 'What we collect',
        text: 'Name, email address, phone number and password of the representative, and the name, kind and country of the organization. With an application, what it states and its documents.',
      },
      why: {
        heading: 'Why',
        text: 'To know who applies, to review applications, to arrange what was granted and to answer questions.',
      },
      howLong: {
        heading: 'How long',
        text: 'Until the account is closed. Questions are kept for three years after the last word, as the law asks.',
      },
      refuse: {
        heading: 'You may refuse',
        text: 'Without this consent no account can be opened, because an application cannot be reviewed without it.',
      },
    },
  },
  provided: {
    title: 'Passing data on to schools and venues that you visit',
    parts: {
      who: {
        heading: 'Who gets what',
        text: 'Schools and venues in Seoul that take part in an approved trip get the name and phone number of the representative and the size of the group.',
      },
      why: { heading: 'Why', text: 'So that they can prepare the visit and reach you on the day.' },
      howLong: { heading: 'How long', text: 'Until the trip is over.' },
      refuse: {
        heading: 'You may refuse',
        text: 'You can still apply; then you arrange the contact with schools and venues yourself.',
      },
    },
  },
  marketing: {
    title: 'News by email',
    parts: {
      what: { heading: 'What we send', text: 'When a new year of the program opens, and what changes in it.' },
      stop: { heading: 'How to stop it', text: 'At any time on your page, with one click.' },
      refuse: { heading: 'You may refuse', text: 'Everything else works the same without it.' },
    },
  },
}

declare global {
  interface TextNamespaces {
    'edu-travel.terms': typeof en
  }
}
