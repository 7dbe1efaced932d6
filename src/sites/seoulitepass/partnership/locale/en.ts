export const en = {
  lead: 'Welcome Seoulite Pass holders at your place. Tell us about your company and your place; we usually answer within five working days.',
  demo: 'The Seoulite Pass is a demonstration: applying does not create a contract, and no money changes hands.',
  offer: {
    title: 'What you get',
    visitors: {
      title: 'Visitors who are already on their way',
      text: 'Pass holders plan their days with our planner and map. Your place is in both.',
    },
    page: {
      title: 'A page in English and Korean',
      text: 'It shows your hours, your benefit, how to get there from the station and whether you are open right now.',
    },
    scan: {
      title: 'No hardware',
      text: 'Your staff scan passes with their phones, even without a network. You decide who can scan.',
    },
    settled: {
      title: 'Monthly settlement',
      text: 'Each visit is counted when it happens, and settled once a month with a list of visits.',
    },
  },
  steps: {
    title: 'What happens next',
    apply: 'You apply. We email you a private link to your application.',
    look: 'We review it. If something is missing, we ask, and you answer through the link.',
    prepare: 'Once it is approved, we prepare your page with you: hours, prices and how many visits a pass includes.',
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
    hoursHelp: 'In your own words, including the days you are closed.',
    benefit: 'Benefit for pass holders',
    more: 'Anything else',
    message: 'Message',
    filesHelp:
      'For example, your business registration certificate or pictures of the place. Only our team sees them.',
    terms: 'I agree to the terms of use.',
    privacy: 'I agree that these details are used to review and answer the application.',
    homepage: 'Leave this empty',
    send: 'Submit application',
  },
  sent: {
    title: 'We received application {{number}}',
    text: 'We have sent the link to your application to {{email}}. Please keep that email.',
    another: 'Apply for another place',
  },
  state: {
    received: 'We are reviewing your application',
    asked: 'We have a question',
    approved: 'Approved',
    declined: 'Declined',
    withdrawn: 'Withdrawn',
  },
  stateText: {
    received: 'You will get an email when we have decided or have a question.',
    asked: 'Please answer below so that we can continue.',
    approved: 'We are preparing your page and will write to you before it goes public.',
    declined: 'We are sorry that we cannot approve it. The reason:',
    withdrawn: 'You have withdrawn this application. You are welcome to apply again.',
  },
  own: {
    title: 'Your application',
    unknown: 'This link no longer works',
    unknownText: 'Use the link in our latest email about your application, or apply below.',
    words: 'Questions and answers',
    by: { office: 'Our team', company: 'You' },
    facts: 'What you sent',
    number: 'Number',
    sent: 'Sent',
    businessNumber: 'Business number',
    files: 'Documents',
    noFiles: 'None',
    withdraw: 'Withdraw the application',
    withdrawAsk: 'Withdraw your application?',
    withdrawText: 'We will stop reviewing it. This cannot be undone.',
    leave: 'Close',
    toScan: 'Open the scan page',
  },
  answer: {
    label: 'Answer to our question',
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
