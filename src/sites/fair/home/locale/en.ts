export const en = {
  hero: {
    title: 'Meet Korea’s hospitals, clinics and agencies by appointment',
    lead: 'Buyers from abroad and Korea’s medical travel companies meet at set times, at set booths.',
    register: 'Register',
    signIn: 'Business meetings',
    program: 'See the program',
  },
  who: {
    title: 'Companies and booths',
    more: 'Venue and directions',
  },
  turnout: {
    title: 'The {{year}} fair in figures',
    buyers_one: 'buyer',
    buyers_other: 'buyers',
    sellers_one: 'seller',
    sellers_other: 'sellers',
    countries_one: 'buyer country',
    countries_other: 'buyer countries',
    slots_one: 'meeting time',
    slots_other: 'meeting times',
    from: 'Buyers by country',
    more_one: 'and {{count}} more country',
    more_other: 'and {{count}} more countries',
  },
  ways: {
    title: 'Two ways to take part',
    lead: 'Both sides choose who they would like to meet, and the schedule is built from those choices.',
    signIn: 'I have an account',
    until: 'Registration closes on {{day}}.',
    from: 'Registration opens on {{day}}.',
    closed: 'Registration is closed.',
    buyer: {
      title: 'I send guests to Korea',
      text: 'Overseas agencies, insurers, tour operators and hospitals.',
      one: 'Find hospitals by specialty, language and free time.',
      two: 'Request a meeting, or send wishes and let the office arrange it.',
      three: 'Take your schedule with you on your phone.',
      act: 'Register as a buyer',
    },
    seller: {
      title: 'I receive guests in Korea',
      text: 'Hospitals, clinics, agencies, hotels and medical technology companies.',
      one: 'Be found in English and in Korean.',
      two: 'See which buyers fit you, and why.',
      three: 'Answer requests in one calendar.',
      act: 'Register as a seller',
    },
  },
  slots: {
    title: 'Meeting times',
    lead: 'The same timetable for everyone. Each meeting lasts {{count}} minutes.',
    more: 'How meetings work',
  },
  next: { title: 'Next on the program', more: 'Full program' },
  news: { title: 'From the fair’s office', more: 'All news' },
  bimtc: {
    title: 'Partner convention in Busan',
    lead: 'The day before the fair, partners from past years meet in Busan to discuss what worked, what did not, and what to try next.',
    when: 'When',
    whenText: '{{day}}, 13:00 to 18:00, the day before the fair opens',
    where: 'Where',
    who: 'Who',
    whoText: 'Buyers and sellers from past fairs and their guests. Up to 120 people.',
    day: 'The afternoon',
    parts: {
      one: {
        time: '13:00',
        title: 'Arrival and coffee',
        text: 'Your convention badge is also your badge for the fair.',
      },
      two: {
        time: '14:00',
        title: 'Round tables by market',
        text: 'Eight tables, one hour. Each table sums up its discussion in three sentences.',
      },
      three: {
        time: '15:30',
        title: 'Cases from both sides',
        text: 'An agency and a clinic describe the same case, each from their own side.',
      },
      four: {
        time: '17:00',
        title: 'A walk by the sea',
        text: 'From the venue along the coast. The fair opens the next morning.',
      },
    },
    join: 'How to take part',
    joinText:
      'Anyone approved for the fair may come. There is no fee: show your badge and come in until the room is full.',
    act: 'Register for the fair',
    program: 'Program of the fair',
    sample: 'Like the fair itself, this convention is a sample: the event does not actually take place.',
  },
}

declare global {
  interface TextNamespaces {
    'fair.home': typeof en
  }
}
