export const en = {
  site: { label: 'Site', any: 'All sites' },
  nothing: 'Nothing to do',
  office: 'At the fair’s own desk, with an account of its office.',
  nothingAt: 'Nothing to do at {{site}}',
  since: 'Oldest: {{when}}',
  figure: {
    none: '{{site}}: nothing was sold and no product page was opened in the last two weeks.',
    sold_won: 'Sales',
    seats: 'Seats sold',
    views: 'Visits to product pages',
    of: {
      sold_won: 'Orders paid on the day, whatever was refunded later.',
      seats: 'In these orders, without those canceled since.',
      views: 'At most three a day per product and network; bots are not counted.',
    },
    day: 'Day',
    week: 'This week',
    before: 'A week earlier',
    today: '{{day}}, today',
  },
  steps: {
    open: 'Nothing can be sold yet.',
    lead: 'What it takes until the first reservation is paid.',
    needed: 'Needed',
    done: 'Done',
    transfer: { title: 'Enter the transfer account', text: 'Bank transfers go to this account.', act: 'Open settings' },
    desk: {
      title: 'Enter the desk’s email address',
      text: 'What needs a quick answer is sent there.',
      act: 'Open settings',
    },
    product: {
      title: 'Create a product',
      text: 'It starts as a draft that only the desk can see.',
      act: 'New product',
    },
    onSale: {
      title: 'Put a product on sale',
      text: 'Its page says what is still missing: texts, a picture, an option with prices, and departures.',
      act: 'Open products',
    },
    staff: { title: 'Invite a colleague', text: 'Two people can look after each other’s accounts.', act: 'Invite' },
    sale: {
      title: 'Confirm the first deposit',
      text: 'Reservations that wait for a bank transfer are in the list.',
      act: 'Open reservations',
    },
  },
  fairs: {
    title: 'Fairs',
    lead: 'What it takes until people can register for each fair.',
    badge: { none: 'Not set up', hidden: 'Not announced', announced: 'Announced', open: 'Registration open' },
    text: {
      none: 'Create a year, from nothing or as a copy of an earlier one.',
      hidden: 'The {{year}} fair has to be announced. People can then register from {{opens}} to {{closes}}.',
      announced: 'People can register for the {{year}} fair from {{opens}} to {{closes}}.',
      open: 'People can register for the {{year}} fair until {{closes}}.',
    },
    missing: 'Not there yet: {{parts}}',
    office: 'It is set up at the fair’s own desk. Owners invite its people under Staff.',
    part: {
      booths: 'booths',
      terms: 'prices of booths',
      sessions: 'sessions',
      slots: 'meeting times',
      program: 'program',
    },
    act: 'Set up',
  },
  pass: {
    title: 'City pass',
    onSale: 'On sale',
    offSale: 'Not on sale',
    onSaleText: 'Visitors can buy passes at the prices that you have set.',
    offSaleText: 'Choose which passes are on sale, and set their prices.',
    act: 'Set prices',
  },
  next: {
    deposit: 'Match deposits',
    confirm: 'Confirm reservations',
    refund: 'Send refunds',
    failed: 'Check refused refunds',
    inquiry: 'Answer inquiries',
    offer: 'Make offers to groups',
    question: 'Answer groups',
    post: 'Check social posts',
    company: 'Check companies',
    partnership: 'Review partnership applications',
    hosting: 'Decide on hosted buyers',
    participant: 'Approve companies of the fair',
    gate: 'Check gate conflicts',
    mail: 'Check failed messages',
    sale: 'Complete products due for sale',
  },
}

declare global {
  interface TextNamespaces {
    'admin.home': typeof en
  }
}
