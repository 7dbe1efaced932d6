export const en = {
  all: 'See all figures',
  notices: 'News from the program office',
  hero: {
    title: 'Bring your class to Seoul',
    lead: 'You plan the trip, we support it: experiences, interpreters and buses for student groups from abroad.',
    apply: 'Apply now',
    guide: 'How to apply',
    deadlines: 'Dates in {{year}}',
  },
  checker: {
    title: 'Is my group eligible?',
    lead: 'Three answers are enough for a first look. Nothing is stored.',
    students: 'Students',
    studentsHelp: 'Without teachers',
    arrival: 'Arrival in Seoul',
    arrivalHelp: 'Roughly is fine',
    plans: 'What do you plan?',
    plan: { hotel: 'A hotel night in Seoul', attraction: 'A paid attraction', school: 'A school visit or exchange' },
    condition: {
      students: 'At least {{min}} students',
      lead_time: 'At least {{days}} days before arrival',
      two_of_three: '{{of}} of the three plans',
      budget: 'Budget of the year',
    },
    verdict: { met: 'Met', unmet: 'Not met', unknown: 'Not known yet' },
    most: 'You could get up to',
    mostUnknown: 'Enter the number of students.',
    note: 'Support is given in kind, never more than you ask for. The decision is made on your application.',
  },
  steps: {
    title: 'Three steps',
    apply: {
      title: 'Apply',
      text: 'Tell us who comes, when and why, and what you would like support for. Everything is saved as you type.',
    },
    travel: {
      title: 'Travel',
      text: 'Once your application is approved, we arrange what was granted and tell you by email who meets you where.',
    },
    report: {
      title: 'Report',
      text: 'After the trip you tell us what took place, day by day, with receipts and a few photos.',
    },
  },
  support: {
    title: 'What is supported',
    lead: 'You choose from this list. Each item has a price, and your group has a limit.',
  },
  budget: {
    title: 'The budget of {{year}}',
    lead: 'Grants come out of one budget. Groups that are approved first are sure of it.',
  },
  next: {
    account: {
      title: 'Begin with an account',
      text: 'It takes three minutes. You can save a draft, leave, and come back to it.',
      act: 'Create an account',
    },
    apply: {
      title: 'Your application is waiting',
      text: 'Begin a new one, or go on with a draft where you left off.',
      act: 'Go to the application',
    },
    closed: {
      title: 'Applications are closed at the moment',
      text: 'Read what other groups ask, so that you are ready when it opens.',
      act: 'Read the FAQ',
    },
  },
  introduction: {
    title: 'About the program',
    lead: 'Seoul Edu Travel supports groups of students from abroad who come to Seoul to learn.',
    why: {
      title: 'A city as a classroom',
      one: 'A palace explains a dynasty better than a page does, and an afternoon with students of the same age does more for a language than a month of exercises. What keeps many schools from coming is not the will: it is the bus, the interpreter and the entrance fee for forty.',
      two: 'That is what the program pays for. Teachers know what their students should see, so the plan is yours. We look at whether it teaches something, whether it happens in Seoul and whether it can be carried out.',
    },
    for: {
      title: 'Who can apply',
      school: {
        title: 'Schools',
        text: 'Primary, middle and high schools outside Korea, for a class, a club or a year.',
      },
      university: {
        title: 'Universities',
        text: 'Departments and language institutes that travel with a group of students.',
      },
      agency: {
        title: 'Travel agencies',
        text: 'Agencies that organize the trip for a school, with the school’s mandate.',
      },
      other: {
        title: 'Other organizations',
        text: 'Youth organizations, cultural institutes and twin cities that bring students.',
      },
    },
    days: {
      title: 'How three days may go',
      lead: 'An example, not a template. Your plan may look different.',
      morning: 'Morning',
      afternoon: 'Afternoon',
      evening: 'Evening',
      one: {
        title: 'Day 1: arriving',
        morning: 'Gyeongbokgung Palace with an interpreter',
        afternoon: 'Writing Hangeul with a brush',
        evening: 'Dinner in Jongno, hotel in Seoul',
      },
      two: {
        title: 'Day 2: meeting',
        morning: 'Lessons together at a partner school',
        afternoon: 'Student clubs, lunch in the school cafeteria',
        evening: 'Walk along the Cheonggyecheon',
      },
      three: {
        title: 'Day 3: taking home',
        morning: 'Science museum, in groups with tasks',
        afternoon: 'Presentation of what was found out',
        evening: 'Departure',
      },
    },
    facts: {
      title: 'Good to know',
      kind: {
        title: 'Support in kind',
        text: 'The program arranges and pays for what was granted. No money is transferred to groups, and nothing has to be paid in advance.',
      },
      decide: {
        title: 'How it is decided',
        text: 'Reviewers score the plan for its fit, its content, the stay in Seoul and whether it can be done. A person decides, never a number alone.',
      },
      report: {
        title: 'What comes after',
        text: 'A report with receipts closes the application. What was not used goes back into the budget for other groups.',
      },
    },
    info: 'See this year’s figures',
  },
}

declare global {
  interface TextNamespaces {
    'edu-travel.home': typeof en
  }
}
