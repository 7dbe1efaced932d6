export const en = {
  name: 'Protocol Korea',
  description: 'Cars, assistance at the airport and private tours in Korea for guests who are expected.',
  title: {
    home: 'Discreet arrangements in Korea',
    vehicle: 'Cars with driver',
    immigration: 'Airport assistance',
    tour: 'Private tours',
    notFound: 'Page not found',
  },
  nav: {
    services: 'Services',
    vehicle: 'Cars',
    immigration: 'Airport',
    tour: 'Tours',
    more: 'More',
    ask: 'Write to us',
  },
  answer: 'Asked today, answered within the day',
  ask: 'Request this',
  askNamed: 'Request: {{name}}',
  meet: 'Where we meet: {{place}}',
  minutes_one: '{{count}} min',
  minutes_other: '{{count}} min',
  home: {
    title: 'Arrangements that nobody has to think about',
    lead: 'A car at the curb, somebody who knows the way through the airport, an interpreter at your side. You ask in a few lines; we answer by email within {{hours}} hours.',
    act: 'Request a car',
    services: 'What we arrange',
    service: {
      vehicle:
        'From the airport or across the city, in five classes from a sedan to a coach. The price is for the car.',
      immigration: 'Met on the way from the aircraft or at the curb, and led through the airport with papers in order.',
      tour: 'A palace, an evening, a day in Gyeongju: one party, one interpreter, one car.',
    },
    how: 'How it goes',
    ask: {
      title: 'You ask',
      text: 'Without an account. You see the price beforehand and pay by card or bank transfer.',
    },
    answer: {
      title: 'We answer',
      text: 'Within {{hours}} hours, by email. If we cannot take it, everything you paid comes back.',
    },
    met: {
      title: 'You are met',
      text: 'By a person with your name on a sign. The link in the email opens your request whenever you need it.',
    },
    larger: 'A program of several days?',
    largerText:
      'A coach for a week, a motorcade, an evening for two hundred: describe it to us, and a person answers with an offer.',
  },
  vehicle: {
    title: 'A car is waiting',
    lead: 'Airport and city transfers with a driver who has read your request.',
    description:
      'Airport and city transfers in Seoul with a driver, by class of car: sedan, large sedan, van, minibus, coach.',
    act: 'Request a car',
    classes: 'Classes and prices',
    classesLead: 'Enter people and suitcases below: we count how many cars it takes.',
    perVehicle:
      'Prices are for one vehicle and one way, with tolls, parking and waiting. These are the usual prices; on some days they differ. Choose a day to see its price.',
    care: 'What is taken care of',
    sign: { title: 'A name on a sign', text: 'Yours, or the one that you would rather read there.' },
    flight: {
      title: 'The flight is watched',
      text: 'When it lands late, the driver waits. You do not have to call.',
    },
    waiting: { title: 'Waiting is included', text: 'Up to 90 minutes after the agreed time, as you choose.' },
  },
  immigration: {
    title: 'Through the airport, accompanied',
    lead: 'Somebody who knows every corridor walks ahead of you, at arrival or at departure.',
    description:
      'Assistance at Incheon and Gimpo airports: met, led to the right counter with papers in order, and on to the car or the gate.',
    act: 'Request assistance',
    plainly: 'Plainly said',
    plainlyLead: 'Time is saved by being prepared, not by passing anybody.',
    is: {
      title: 'What it is',
      one: 'A person who meets you and stays with you as far as the airport admits escorts.',
      two: 'A look at visas, electronic authorizations and entry forms before you fly.',
      three: 'The right line and the right counter, without searching.',
      four: 'A porter for the luggage, and a wheelchair where one is needed.',
    },
    isNot: {
      title: 'What it is not',
      one: 'Nobody skips the immigration officer. Every traveler is seen in person, and the officer decides.',
      two: 'No place in a priority lane is sold. The airport alone decides who may use such lanes.',
      three: 'It is not a visa, and it does not replace one.',
      four: 'It exempts nobody from customs, quarantine or security screening.',
    },
    course: 'Step by step',
    each: 'for each person',
  },
  tour: {
    title: 'Korea, for one party only',
    lead: 'Private tours with a car and an interpreter who has prepared for you.',
    description: 'Private tours in Seoul and Gyeongju with a car and a licensed interpreter, in seven languages.',
    act: 'Request a tour',
    list: 'The tours',
    listLead: 'Each for one party alone. The price is for the vehicle and everybody in it.',
    included: 'In the price',
    excluded: 'Not in the price',
    know_before: 'Good to know',
    party_one: 'for the party, {{count}} hour',
    party_other: 'for the party, {{count}} hours',
    care: 'What makes it private',
    alone: { title: 'Nobody else comes along', text: 'The day is yours, and so is the car.' },
    interpreter: {
      title: 'An interpreter, not a loudspeaker',
      text: 'English, Japanese, Chinese, French, Spanish, German or Arabic; prepared for what you do.',
    },
    pace: {
      title: 'Your pace',
      text: 'Longer here, shorter there. Only the palace and the train keep to their times.',
    },
  },
}

declare global {
  interface TextNamespaces {
    protocol: typeof en
  }
}
