export const en = {
  hero: {
    title: 'Meet Korea’s hospitals, clinics and agencies, one appointment after another',
    lead: 'Three days on which buyers from abroad and those who receive their guests meet at agreed times, at a booth that both know.',
    register: 'Register',
    signIn: 'Business meetings',
    program: 'See the program',
  },
  who: {
    title: 'Who is there, and where',
    more: 'Venue and directions',
  },
  turnout: {
    title: 'The fair of {{year}} in figures',
    buyers_one: 'buyer',
    buyers_other: 'buyers',
    sellers_one: 'seller',
    sellers_other: 'sellers',
    countries_one: 'country that buyers come from',
    countries_other: 'countries that buyers come from',
    slots_one: 'time to meet',
    slots_other: 'times to meet',
    from: 'Buyers by country',
    more_one: 'and {{count}} more country',
    more_other: 'and {{count}} more countries',
  },
  ways: {
    title: 'Two ways in',
    lead: 'Both sides say whom they would like to meet. The schedule follows from that.',
    signIn: 'I have an account',
    until: 'Registration closes on {{day}}.',
    from: 'Registration opens on {{day}}.',
    closed: 'Registration is closed.',
    buyer: {
      title: 'I send guests to Korea',
      text: 'Agencies, insurers, tour operators and hospitals abroad.',
      one: 'Find hospitals by specialty, language and free time.',
      two: 'Ask for a meeting, or leave wishes and let the office arrange it.',
      three: 'Take your schedule along on the phone.',
      act: 'Register as a buyer',
    },
    seller: {
      title: 'I receive guests in Korea',
      text: 'Hospitals, clinics, agencies, hotels and makers of medical technology.',
      one: 'Be found in English and in Korean.',
      two: 'See which buyers fit you, and why.',
      three: 'Answer requests in one calendar.',
      act: 'Register as a seller',
    },
  },
  slots: {
    title: 'Times to meet',
    lead: 'The same for everybody. Each meeting lasts {{count}} minutes.',
    more: 'How meetings work',
  },
  next: { title: 'Next on the program', more: 'Whole program' },
  news: { title: 'From the fair’s office', more: 'All news' },
  bimtc: {
    title: 'Partner convention in Busan',
    lead: 'A day before the fair, partners of former years come together in Busan: what worked, what did not, and what to try next.',
    when: 'When',
    whenText: '{{day}}, 13:00 to 18:00, the day before the fair opens',
    where: 'Where',
    who: 'Who',
    whoText: 'Buyers and sellers who have been to a former fair, and whoever they bring along. Up to 120 people.',
    day: 'The afternoon',
    parts: {
      one: {
        time: '13:00',
        title: 'Arrival and coffee',
        text: 'Badges for the convention are also those of the fair.',
      },
      two: {
        time: '14:00',
        title: 'Round tables by market',
        text: 'Eight tables, one hour. Each brings back three sentences for everybody.',
      },
      three: {
        time: '15:30',
        title: 'Cases from both sides',
        text: 'An agency and a clinic tell of one guest, each from their own side.',
      },
      four: {
        time: '17:00',
        title: 'A walk by the sea',
        text: 'From the venue along the coast. The fair begins the next morning.',
      },
    },
    join: 'How to take part',
    joinText:
      'Whoever is approved for the fair may come. There is no fee: your badge opens the door until the room is full.',
    act: 'Register for the fair',
    program: 'Program of the fair',
    sample: 'This convention is a sample, as the fair itself is: no such event takes place.',
  },
}

declare global {
  interface TextNamespaces {
    'fair.home': typeof en
  }
}
