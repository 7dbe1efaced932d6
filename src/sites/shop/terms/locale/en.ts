/** Each document's parts in reading order. */
export const en = {
  terms: {
    title: 'Terms of use',
    parts: {
      purpose: {
        heading: '1. What these terms are about',
        text: 'They say how Naru and its members deal with each other when tours, tickets and stays in Korea are found, booked and paid for here. This site is a demonstration: nothing is delivered and no money is taken.',
      },
      account: {
        heading: '2. Your account',
        text: 'One person or company has one account, with an email address that is theirs. Keep your password to yourself. You can close the account at any time on your profile page.',
      },
      booking: {
        heading: '3. Booking and payment',
        text: 'A booking holds seats as soon as it is made and becomes binding when it is paid. A card payment has to be completed while the seats are held; a bank transfer has to arrive within 3 days, or the booking may be canceled. Confirmation by the operator takes 2 to 3 days.',
      },
      cancelling: {
        heading: '4. Canceling',
        text: 'How much is refunded depends on how many days are left until departure. The rule of each product is shown before you book and again before you cancel.',
      },
      liability: {
        heading: '5. Who answers for what',
        text: 'Operators answer for carrying out what they offer. Naru answers for passing on your booking, your payment and your data correctly.',
      },
    },
  },
  privacy: {
    title: 'Collection and use of personal data',
    parts: {
      what: {
        heading: 'What we collect',
        text: 'Name, email address, mobile phone number and password; for companies also the company name and the business registration certificate. Later, if you wish: date of birth, gender, nationality and passport number.',
      },
      why: {
        heading: 'Why',
        text: 'To know who you are, to take and carry out bookings, to answer your questions and to send what belongs to a booking.',
      },
      howLong: {
        heading: 'How long',
        text: 'Until you close your account. Records of contracts and payments are kept for 5 years, as Korean law asks. Passport numbers given for a booking are removed after the tour.',
      },
      refuse: {
        heading: 'If you do not agree',
        text: 'You may refuse. We cannot open an account then, because it does not work without these data.',
      },
    },
  },
  provided: {
    title: 'Passing data on to tour operators',
    parts: {
      who: { heading: 'To whom', text: 'The operator of the tour, ticket or stay that you book, and nobody else.' },
      what: { heading: 'What', text: 'Name and contact of the person who books and the names of the travelers.' },
      howLong: { heading: 'How long', text: 'Until 30 days after the end of the tour.' },
      refuse: {
        heading: 'If you do not agree',
        text: 'You can still open an account. We ask again when a booking needs it.',
      },
    },
  },
  marketing: {
    title: 'News and offers by email',
    parts: {
      what: { heading: 'What', text: 'At most one email a week with new tours, festivals and coupons.' },
      howLong: {
        heading: 'How long',
        text: 'Until you say stop: on your profile page at any time.',
      },
      refuse: {
        heading: 'If you do not agree',
        text: 'Nothing changes: emails about your bookings reach you all the same.',
      },
    },
  },
}

declare global {
  interface TextNamespaces {
    'shop.terms': typeof en
  }
}
