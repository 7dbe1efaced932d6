import { welcomeInEnglish } from '../site'

export const en = {
  name: 'APEC 2025 Korea Tours',
  description:
    'Tours of Gyeongju, Pohang, Busan and Seoul for delegations and their guests, reserved without an account.',
  title: {
    home: 'Tours for delegations',
    about: 'About the program',
    seoul: 'Seoul',
    busan: 'Busan',
    list: 'Tours by day',
    reservation: 'Reserve a tour',
    completed: 'Your reservation',
    myReservation: 'My reservation',
    gate: 'Gate check-in',
    ticket: 'Ticket',
    token: 'Opening your reservation',
    welcome: 'Welcome to Korea',
    notFound: 'Page not found',
  },
  nav: {
    about: 'About',
    seoul: 'Seoul',
    busan: 'Busan',
    list: 'Tours by day',
    own: 'My reservation',
    reserve: 'Reserve a tour',
    welcome: 'For delegations',
    tours: 'Tours',
    booking: 'Reservation',
  },
  window: {
    label: 'When reservations are taken',
    open: 'Reservations are open until {{closes}}.',
    upcoming: 'Reservations open on {{opens}}.',
    archived: 'This is the archive of 2025. Reservations are closed.',
  },
  city: { gyeongsang: 'Gyeongju and Pohang', busan: 'Busan', seoul: 'Seoul' },
  tour: {
    hours_one: '{{count}} hour',
    hours_other: '{{count}} hours',
    languages: 'Guided in {{list}}',
    minimum: '{{count}} travelers or more',
    meet: 'Meets at {{place}}',
    program: 'Program',
    minutes: '{{count}} min',
    included: 'Included',
    excluded: 'Not included',
    know: 'Good to know',
    reserve: 'Reserve',
    reserveNamed: 'Reserve {{name}}',
    details: 'Details',
    operator: 'Operated by {{name}}',
  },
  home: {
    title: 'See the Korea around the meeting room',
    lead: 'Half-day, full-day and evening tours for delegates and those who travel with them, out of Gyeongju, Busan and Seoul.',
    list: 'See tours by day',
    about: 'How it works',
    tours: 'Tours from three cities',
    toursLead: 'Go with other delegations or keep a tour to your own; two travelers are enough.',
    cities: 'Where you are',
    cityText: {
      gyeongsang: 'The capital of Silla, and the coast half an hour away.',
      seoul: 'Palaces and hanok by day, the stream and the river by night.',
      busan: 'The harbor city, where the leaders of APEC met in 2005.',
    },
    steps: 'Three steps, no account',
    step: {
      choose: { title: 'Choose a day', text: 'The list shows each departure with the seats that are left.' },
      verify: {
        title: 'Verify your email',
        text: 'A code of six digits comes by email. There is no password to remember.',
      },
      open: {
        title: 'Open it by link',
        text: 'The email has a link that lets you change flight, luggage and addresses, or cancel.',
      },
    },
  },
  about: {
    title: 'About the program',
    lead: 'What the tours are, whom they are for, and what to expect.',
    korea: 'Korea and APEC',
    koreaText:
      'In 2025 the Republic of Korea hosted APEC for the second time. The leaders of the 21 member economies had met in Busan in November 2005; twenty years later they came to Gyeongju, the old capital of Silla.',
    strands: 'The mark of this site is a wave of 21 strands, one for each member economy.',
    who: 'Whom it is for',
    whoText:
      'Delegates, staff and media, and everybody who travels with them. One person of a party, the representative, makes the reservation and answers for it.',
    how: 'How a tour runs',
    howText:
      'Tours leave the meeting point on time. The guide wears a blue badge with the wave, knows your party by the name of the representative, and waits ten minutes for a late flight that was announced.',
    figures: 'In figures',
    figure: {
      party: { value: '2', text: 'travelers are the smallest party' },
      luggage: { value: '2', text: 'pieces of luggage free for each traveler; $10 for each further piece' },
      day: { value: '1', text: 'day ahead is the latest you can reserve; there are no same-day reservations' },
      deposit: { value: '3', text: 'days for a bank transfer to arrive' },
    },
    data: 'What happens to your data',
    dataText:
      'The passport number is stored encrypted, shown masked, and removed 30 days after the tour. Your link opens your reservation and nothing else; you can disable every link at any time.',
  },
  seoul: {
    lead: 'Five royal palaces, a mountain in the middle, and a river half a mile wide. These tours leave from City Hall.',
    get: 'Getting there',
    getText: 'From Gyeongju about two hours by KTX to Seoul Station, then one stop by metro to City Hall.',
  },
  busan: {
    lead: 'Temples above the waves, markets, and hills full of houses. These tours leave from Busan Station.',
    get: 'Getting there',
    getText: 'From Gyeongju about half an hour by KTX to Busan Station; from Seoul a little over two and a half hours.',
  },
  list: {
    title: 'Tours by day',
    lead: 'Choose a day, then a departure. The first day you can reserve is tomorrow, Korean time.',
    seats_one: '{{count}} seat left',
    seats_other: '{{count}} seats left',
    soldOut: 'Sold out',
    reserve: 'Reserve {{name}} on {{day}} at {{time}}',
    earlier: 'Earlier days',
    later: 'Later days',
    none: 'No departures on this day',
    noneText: 'Choose another day, or look at the tours themselves.',
    closed: 'Reservations are closed',
    closedText: 'You can still read about the tours, and open a reservation that you have made.',
    days: 'Days',
    noTours: 'There are no tours at the moment.',
  },
  welcome: {
    title: welcomeInEnglish,
    lead: 'Everything on one page: where to go after the sessions, how to reserve for your delegation, and whom to ask.',
    time: { evening: 'With an evening to spare', half: 'With half a day', full: 'With a whole day' },
    ask: 'For groups',
    askText:
      'For more than {{count}} travelers, or a program of several days, write to us; we answer within one business day.',
    write: 'Write to us',
    change: 'Already reserved?',
    changeText: 'Open the link in your email, or find the reservation by its number.',
    find: 'Find my reservation',
  },
}

declare global {
  interface TextNamespaces {
    apec: typeof en
  }
}
