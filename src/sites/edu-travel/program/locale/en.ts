export const en = {
  info: {
    title: 'The program in {{year}}',
    titleNone: 'This year’s program',
    lead: 'Conditions, amounts and dates of the current year, and what is left of its budget.',
    budget: 'What is left of the budget',
    conditions: 'Conditions',
    conditionsLead: 'Your application is checked against them while you fill it in.',
    deadlines: 'Dates',
    amounts: 'How much a group can get',
    amountsLead: 'The limit grows with the number of students. Teachers come along but are not counted.',
    items: 'What you can ask for',
    itemsLead: 'Support is given in kind: we arrange and pay for what was granted.',
    documents: 'Documents',
    documentsLead: 'Which ones you need depends on who applies. There are forms for most of them.',
    documentsAct: 'See the documents and forms',
  },
  state: {
    open: 'Applications are open',
    openText: 'You can apply until {{day}}, midnight in Seoul.',
    ahead: 'Applications are not open yet',
    aheadText: 'You can apply from {{day}}, Korean time. You can prepare the documents now.',
    over: 'Applications are closed',
    overText: 'The last day was {{day}}. The next year will be announced here.',
    apply: 'Apply',
  },
  conditions: {
    students: {
      title: 'students or more',
      text: 'At least so many students travel together. Teachers and parents are not counted.',
    },
    days: {
      title: 'days ahead or more',
      text: 'You submit at least so many days before the group arrives, counted in Seoul days.',
    },
    three: { title: 'of these three', text: 'Your plan has at least so many of:' },
    hotel: 'a night in a hotel in Seoul',
    attraction: 'an attraction with an entrance fee',
    school: 'a visit to a school, or an exchange with one',
  },
  tiers: {
    students: 'Students',
    most: 'Up to',
    range: '{{from}} to {{to}}',
    more: '{{from}} and more',
    limit: 'No application gets more than {{won}}, and none gets more than it asks for.',
  },
  items: { name: 'Support', unit: 'For', price: 'Price', most: 'At most' },
  guide: {
    title: 'How to apply',
    lead: 'From the account to the report: what to do when, and which documents you need.',
    steps: 'Step by step',
    documents: 'Documents',
    documentsLead: 'PDF, pictures, DOCX and XLSX are accepted, up to 10 MB each. Forms can be filled in any language.',
    tips: 'So that it goes smoothly',
    question: 'Is something still open?',
    faq: 'Read the FAQ',
  },
  steps: {
    account: {
      title: 'Create an account',
      text: 'For your organization, with an email address that you verify by a code.',
    },
    draft: {
      title: 'Fill in the application',
      text: 'Who comes, which days with what on them, and what you ask for. It is saved while you type, and each condition shows whether it is met.',
    },
    documents: {
      title: 'Add the documents',
      text: 'A checklist names those that you need. Use our forms or your own.',
    },
    submit: {
      title: 'Check and submit',
      text: 'You see everything on one page. The server’s clock in Seoul counts, also at the last second.',
    },
    review: {
      title: 'Review',
      text: 'If something is missing, we open only the sections concerned and mark the fields. You hear of the decision by email.',
    },
    travel: {
      title: 'Travel and report',
      text: 'We arrange what was granted. After the trip, the report has plan and outcome side by side.',
    },
  },
  documents: {
    everybody: 'Everybody',
    agency: 'Travel agencies as well',
    school_letter: {
      name: 'Letter of the school',
      text: 'The school confirms the trip, its purpose and who leads it, with signature and stamp.',
    },
    participants: {
      name: 'List of participants',
      text: 'How many students and teachers, by nationality, age and sex. No names, no passport numbers.',
    },
    itinerary: { name: 'Itinerary', text: 'Day by day, with times and addresses.' },
    insurance: { name: 'Proof of insurance', text: 'Travel insurance of the group, or an offer for it.' },
    registration: { name: 'Registration of the agency', text: 'The license or the extract from the register.' },
    mandate: {
      name: 'Mandate of the school',
      text: 'The school names the agency that applies on its behalf, with signature and stamp.',
    },
  },
  tips: {
    save: {
      title: 'Leave and come back',
      text: 'Drafts stay. You can go on from another device, and nothing typed elsewhere is overwritten in silence.',
    },
    together: { title: 'Work together', text: 'Invite a colleague by email to the same application.' },
    back: { title: 'Nothing is final', text: 'Until the trip begins you can withdraw, with a reason.' },
    clock: { title: 'Mind the time zone', text: 'All days are days in Seoul. Midnight there may be noon for you.' },
  },
}

declare global {
  interface TextNamespaces {
    'edu-travel.program': typeof en
  }
}
