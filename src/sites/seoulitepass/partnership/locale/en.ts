export const en = {
  lead: 'Let visitors in with the Seoulite Pass. Tell us about your company and your place; we usually answer within five working days.',
  demo: 'The Seoulite Pass is a demonstration: no contract comes of applying, and nothing is paid.',
  offer: {
    title: 'What you get',
    visitors: {
      title: 'Visitors who are already on their way',
      text: 'Pass holders plan their days with our planner and map. Your place is in both.',
    },
    page: {
      title: 'A page in English and Korean',
      text: 'With your hours, your benefit, the way from the station and whether you are open right now.',
    },
    scan: {
      title: 'No hardware',
      text: 'Your staff scan passes with their phones, also where there is no network. You say who may.',
    },
    settled: {
      title: 'Monthly settlement',
      text: 'Each visit is counted when it happens, and settled once a month with a list of visits.',
    },
  },
  steps: {
    title: 'How it goes on',
    apply: 'You apply. We email you a private link to your application.',
    look: 'We look at it. If something is missing, we ask; you answer by the link.',
    prepare: 'Once it is approved, we prepare your page with you: hours, prices, how often a pass lets in.',
    open: 'Your place goes public, and your staff can scan.',
  },
  form: {
    label: 'Application for a partnership',
    company: 'Your company',
    companyName: 'Company name',
    in: { en: '{{label}} in English', ko: '{{label}} in Korean' },
    numberHelp: 'Ten digits, with or without hyphens.',
    contact: 'Contact',
    contactName: 'Your name',
    phone: 'Phone number',
    phoneHelp: 'A Korean mobile number without hyphens, or with + and the country code.',
    place: 'Your place',
    placeName: 'Name of the place',
    district: 'District',
    category: 'Category',
    address: 'Address',
    hours: 'Opening hours',
    hoursHelp: 'In your own words, with days on which you are closed.',
    benefit: 'What a pass brings there',
    more: 'Anything else',
    message: 'Message',
    filesHelp:
      'For example your business registration certificate or pictures of the place. Only our office sees them.',
    terms: 'I agree to the terms of use.',
    privacy: 'I agree to these details being used to decide on the application and to answer it.',
    homepage: 'Leave this empty',
    send: 'Apply',
  },
  sent: {
    title: 'Application {{number}} has arrived',
    text: 'We have sent the link to your application to {{email}}. Please keep that email.',
    another: 'Apply for another place',
  },
  state: {
    received: 'We are looking at your application',
    asked: 'We have a question',
    approved: 'Approved',
    declined: 'Declined',
    withdrawn: 'Withdrawn',
  },
  stateText: {
    received: 'You will get an email as soon as we know more.',
    asked: 'Please answer below; then we go on.',
    approved: 'We are preparing your page, and will write to you before it is public.',
    declined: 'We are sorry that we cannot approve it. The reason:',
    withdrawn: 'You have withdrawn this application. You are welcome to apply again.',
  },
  own: {
    title: 'Your application',
    unknown: 'This link opens nothing any more',
    unknownText: 'Use the link in our latest email about your application, or apply below.',
    words: 'Questions and answers',
    by: { office: 'Our office', company: 'You' },
    facts: 'What you have sent',
    number: 'Number',
    sent: 'Sent',
    businessNumber: 'Business number',
    files: 'Documents',
    noFiles: 'None',
    withdraw: 'Withdraw',
    withdrawAsk: 'Withdraw your application?',
    withdrawText: 'We will not look at it any further. This cannot be undone.',
    leave: 'Close',
    toScan: 'Where staff scan',
  },
  answer: {
    label: 'Answer',
    content: 'Your answer',
    send: 'Send the answer',
    sent: 'Your answer was sent.',
  },
}

declare global {
  interface TextNamespaces {
    'seoulitepass.partnership': typeof en
  }
}
