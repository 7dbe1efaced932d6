export const en = {
  exhibition: {
    title: 'The exhibition',
    lead: 'Two halls in which a whole event can be put together: where it takes place, where people sleep, what they see, eat and carry home.',
    hall_one: '{{area}} m², {{count}} exhibitor',
    hall_other: '{{area}} m², {{count}} exhibitors',
    sectors: 'Who exhibits',
    plan: 'Find them on the plan',
    venue: 'Convention centers and unusual rooms, with floor plans, loads and prices to take along.',
    hotel: 'Rooms for delegations, ballrooms, and dates that are still free.',
    organizer: 'Those who run congresses for associations, from the bid to the accounts.',
    technology: 'Registration, badges, interpretation, voting and everything with a cable.',
    production: 'Stages, light, sound, and stands that are used again.',
    destination: 'Convention bureaus that help with choosing a city, with site visits and grants.',
    transport: 'Coaches, vans and drivers for small and very large groups.',
    catering: 'Kitchens for many diets at once. There is something to taste at every stand.',
  },
  fair: {
    title: 'About the fair',
    lead: 'The Seoul MICE Fair brings those who plan meetings, incentives, conventions and exhibitions together with those who make them possible.',
    who: {
      title: 'Who comes',
      text: 'Associations, corporate planners and agencies from Korea and abroad, and students of the trade.',
    },
    what: {
      title: 'What there is',
      text: 'Exhibitors in two halls, and a conference with keynotes, talks and small workshops.',
    },
    how: {
      title: 'How it works',
      text: 'One badge opens everything. Companies are found on a plan, seats are taken in advance, and nobody’s data is passed on without a yes.',
    },
    thisYear: 'This year',
    days_one: 'day',
    days_other: 'days',
    companies_one: 'exhibitor',
    companies_other: 'exhibitors',
    sessions_one: 'session',
    sessions_other: 'sessions',
    seats_one: 'seat',
    seats_other: 'seats',
    register: 'Register',
    keyvisual: 'Key visual',
  },
  guide: {
    title: 'How to take part',
    lead: 'As a visitor, a buyer or a seller, and as more than one of them if you like.',
    open: 'Registration is open until {{day}}.',
    opens: 'Registration opens on {{day}}.',
    closed: 'Registration is closed.',
    visitor: {
      who: 'You would like to see what there is, and hear the conference.',
      asked: 'We ask for your profession, what interests you, and on which days you come.',
      act: 'Register as a visitor',
    },
    buyer: {
      who: 'You plan events and look for partners in Korea.',
      asked: 'We ask how many events you hold, how large they are, and what you look for. You can ask to be hosted.',
      act: 'Register as a buyer',
    },
    seller: {
      who: 'You work for a company that offers something to those who plan events.',
      asked: 'We ask for your company, its sector, and a contact that may be given to buyers.',
      act: 'Register as a seller',
    },
    steps: 'Four steps',
    step: {
      account: {
        title: 'Account',
        text: 'Your Naru account is enough. Otherwise you make one on the way.',
      },
      role: { title: 'Role', text: 'Say what you take part as. What you type is kept in this tab until you send it.' },
      badge: { title: 'Badge', text: 'It comes by email and is on your page, to be shown or printed.' },
      seats: {
        title: 'Seats',
        text: 'Choose sessions. Where all seats are taken, the waiting list moves up by itself.',
      },
    },
    leads: {
      title: 'What a scan of your badge passes on',
      text: 'Exhibitors may ask to scan your badge. Only if you have agreed do they get your name, organization and email address; otherwise they get nothing but what is printed on it. You decide at registration, and can change it on your page at any time.',
    },
  },
  visit: {
    title: 'Visitor guide',
    lead: 'Hours, the way there, and what to bring: your badge, on paper or on your phone.',
    hours: 'Opening hours',
    hoursNote: 'All times are those of Seoul. The last entry is 30 minutes before closing.',
    venue: 'Venue',
    sample: 'The convention center is a sample: there is no building of this name.',
    entrance: 'Entrance',
    entranceText:
      'Entry is free of charge for whoever is registered. Show the code of your badge at the entrance. If you have printed it, you can walk straight in; badge holders are at both doors.',
    register: 'Register as a visitor',
    plan: 'Plan of the halls',
    ways: 'Getting there and being there',
    metro: { title: 'By metro', text: 'Lines 5 and 9 stop within ten minutes on foot. Signs lead from exit 3.' },
    plane: {
      title: 'By plane',
      text: 'From Gimpo it is 25 minutes by metro, from Incheon 60 minutes by train and metro.',
    },
    car: { title: 'By car', text: 'There are few parking spaces, below Hall B. Coaches stop at the north door.' },
    access: {
      title: 'Without steps',
      text: 'Lifts lead to all rooms, and aisles are at least three meters wide. Wheelchairs can be borrowed.',
    },
    luggage: {
      title: 'Luggage',
      text: 'The cloakroom beside the main stage takes coats and suitcases free of charge.',
    },
    children: { title: 'Children', text: 'There is a quiet room for feeding and changing on the second floor.' },
  },
}

declare global {
  interface TextNamespaces {
    'mice.about': typeof en
  }
}
