export const en = {
  name: 'Bleisure Korea',
  description: 'Stays with a desk, co-working and half days after the meetings, for people who come to Korea to work.',
  title: { home: 'Work in Korea, and stay a little', tourProgram: 'Programs', notFound: 'Page not found' },
  nav: {
    home: 'Home',
    programs: 'Programs',
    all: 'All programs',
    shop: 'All of Naru',
    booking: 'Booking',
    reservations: 'My reservations',
    ask: 'Ask us',
  },
  days_one: '{{count}} day',
  days_other: '{{count}} days',
  count_one: '{{count}} program',
  count_other: '{{count}} programs',
  stay: { '1': '1 day', '2-3': '2–3 days', '4-7': '4–7 days', '8-plus': '8 days or more' },
  city: {
    seoul: 'Seoul',
    songdo: 'Songdo',
    gangneung: 'Gangneung',
    gyeongju: 'Gyeongju',
    busan: 'Busan',
    yeosu: 'Yeosu',
    jeju: 'Jeju',
  },
  kind: {
    stay: {
      short: 'Stay with a desk',
      title: 'Stays with a desk',
      text: 'Rooms by the sea or under the pines, made by people who know what a deadline is.',
    },
    coworking: {
      short: 'Co-working',
      title: 'Co-working',
      text: 'A seat, a door for calls and neighbors at lunch, for a day or for two weeks.',
    },
    after_hours: {
      short: 'After the meetings',
      title: 'After the meetings',
      text: 'Half days that begin at the hall or the office and end before it gets late.',
    },
  },
  home: {
    hero: {
      above: 'For people who come to Korea to work',
      title: 'The meeting ends at five. The sea is two hours away.',
      lead: 'Add an evening, a weekend or two weeks to your business trip: with a proper desk, a connection that holds, and somebody who knows the way.',
      all: 'See the programs',
      evening: 'I only have an evening',
    },
    stays: {
      title: 'How long can you stay?',
      lead: 'Begin with the days you have. The rest follows from them.',
      '1': 'An evening or an afternoon between two appointments, or a desk until six.',
      '2-3': 'The weekend between two weeks of meetings.',
      '4-7': 'A working week somewhere else, with your mornings free or your evenings.',
      '8-plus': 'Long enough to have a bakery, a bench and a way home.',
    },
    kinds: { title: 'Three ways to do it' },
    picked: {
      title: 'To begin with',
      lead: 'Three of them, to show what we mean.',
      more: 'All programs',
    },
    day: {
      title: 'A Tuesday in Gangneung',
      lead: 'An example, not a timetable: what a working day may look like when the office is a window.',
      early: { at: '06:30', text: 'Through the pines to the beach. The sun comes out of the water here.' },
      morning: { at: '09:00', text: 'The desk. Seoul is in the same time zone and thinks you are next door.' },
      noon: { at: '12:30', text: 'Soft tofu in Chodang, which is made with sea water.' },
      afternoon: { at: '14:00', text: 'Calls, with the window closed because of the gulls.' },
      evening: { at: '18:00', text: 'By bicycle to the coffee street of Anmok, and back along the sand.' },
    },
    before: {
      title: 'Before you come',
      visa: {
        title: 'What your visa allows',
        text: 'Attending meetings and working for an employer at home may need different permits, by nationality and length of stay. A Korean embassy can tell you; we cannot.',
      },
      alone: {
        title: 'One is enough',
        text: 'Every program here can be booked by one person, and most have company at dinner for those who want it.',
      },
      change: {
        title: 'When the meeting moves',
        text: 'How much comes back if you cancel, and until when, is on each program’s page before you pay.',
      },
    },
  },
  list: {
    lead: 'By the days you have, the city you work in, and the kind of break you want. You book on Naru, where you see seats and prices day by day.',
    description:
      'Stays with a desk, co-working and half-day tours in Korea by length of stay: 1 day, 2–3, 4–7, 8 days or more.',
    stays: 'Length of stay',
    anyStay: 'Any length',
    kinds: 'Kind',
    cities: 'City',
    choice: '{{name}} ({{count}})',
    found_one: '{{count}} program',
    found_other: '{{count}} programs',
  },
  empty: {
    title: 'No program fits',
    text: 'Nothing is that long, of that kind and in that city at once. Drop one of the three.',
    noneTitle: 'No programs just now',
    none: 'None is on sale at the moment. Naru has tours and stays all over Korea.',
    all: 'Show all programs',
  },
}

declare global {
  interface TextNamespaces {
    bleisure: typeof en
  }
}
