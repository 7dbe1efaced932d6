export const en = {
  exhibition: {
    title: 'The exhibition',
    lead: 'Two halls with everything an event needs: where it takes place, where guests stay, and what they see, eat and take home.',
    hall_one: '{{area}} m², {{count}} exhibitor',
    hall_other: '{{area}} m², {{count}} exhibitors',
    sectors: 'Exhibitors by sector',
    plan: 'Find them on the floor plan',
    venue: 'Convention centers and unusual venues, with floor plans, load limits and prices.',
    hotel: 'Rooms for delegations, ballrooms, and dates that are still available.',
    organizer: 'Professionals who run congresses for associations, from the bid to the final accounts.',
    technology: 'Registration, badges, interpretation, voting and other event technology.',
    production: 'Stages, lighting, sound, and booths built to be used again.',
    destination: 'Convention bureaus that help you choose a city, with site visits and grants.',
    transport: 'Buses, vans and drivers for groups of every size.',
    catering: 'Kitchens that serve many diets at once, with something to taste at each of their booths.',
  },
  fair: {
    title: 'About the fair',
    lead: 'The Seoul MICE Fair brings together the people who plan meetings, incentives, conventions and exhibitions and the companies that make them possible.',
    who: {
      title: 'Who comes',
      text: 'Associations, corporate planners and agencies from Korea and abroad, and students of event management.',
    },
    what: {
      title: 'What you will find',
      text: 'Exhibitors in two halls, and a conference with keynotes, talks and small workshops.',
    },
    how: {
      title: 'How it works',
      text: 'One badge gets you in everywhere. Find companies on the floor plan and reserve seats in advance. Your details are never shared without your consent.',
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
    lead: 'Take part as a visitor, a buyer or a seller. You can choose more than one role.',
    open: 'Registration is open until {{day}}.',
    opens: 'Registration opens on {{day}}.',
    closed: 'Registration is closed.',
    visitor: {
      who: 'You would like to see the exhibition and attend the conference.',
      asked: 'We ask for your profession, your interests, and the days you plan to visit.',
      act: 'Register as a visitor',
    },
    buyer: {
      who: 'You plan events and look for partners in Korea.',
      asked:
        'We ask how many events you hold, how large they are, and what you are looking for. You can apply to be a hosted buyer.',
      act: 'Register as a buyer',
    },
    seller: {
      who: 'You work for a company that provides services to event planners.',
      asked: 'We ask for your company, its sector, and an email address we may share with buyers.',
      act: 'Register as a seller',
    },
    steps: 'Four steps',
    step: {
      account: {
        title: 'Account',
        text: 'Your Naru account is all you need. If you do not have one, you create it as you register.',
      },
      role: { title: 'Role', text: 'Choose how you take part. What you type stays in this tab until you send it.' },
      badge: { title: 'Badge', text: 'It comes by email and is also on “My fair”, ready to show or print.' },
      seats: {
        title: 'Seats',
        text: 'Choose your sessions. If one is full, join the waiting list: seats that become free are assigned in order.',
      },
    },
    leads: {
      title: 'What exhibitors receive when they scan your badge',
      text: 'Exhibitors may ask to scan your badge. They receive your name, organization and email address only if you have agreed; otherwise they receive nothing beyond what is printed on it. You decide when you register, and can change it on “My fair” at any time.',
    },
  },
  visit: {
    title: 'Visitor guide',
    lead: 'Opening hours, directions, and what to bring: your badge, on paper or on your phone.',
    hours: 'Opening hours',
    hoursNote: 'All times are Korean time. Last entry is 30 minutes before closing.',
    venue: 'Venue',
    sample: 'The convention center is a sample: there is no building of this name.',
    entrance: 'Entrance',
    entranceText:
      'Admission is free if you are registered. Show the code on your badge at the entrance. With a printed badge you can walk straight in; badge holders are available at both entrances.',
    register: 'Register as a visitor',
    plan: 'Floor plan of the halls',
    ways: 'Getting there and on-site services',
    metro: { title: 'By subway', text: 'Lines 5 and 9 stop within a ten-minute walk. Follow the signs from exit 3.' },
    plane: {
      title: 'By plane',
      text: 'Gimpo Airport is 25 minutes away by subway, Incheon Airport 60 minutes by train and subway.',
    },
    car: { title: 'By car', text: 'Parking below Hall B is limited. Buses stop at the north entrance.' },
    access: {
      title: 'Accessibility',
      text: 'All rooms can be reached by elevator, and aisles are at least three meters wide. Wheelchairs are available to borrow.',
    },
    luggage: {
      title: 'Luggage',
      text: 'The coat check next to the main stage takes coats and suitcases for free.',
    },
    children: {
      title: 'Children',
      text: 'There is a quiet room for nursing and changing diapers on the second floor.',
    },
  },
}

declare global {
  interface TextNamespaces {
    'mice.about': typeof en
  }
}
