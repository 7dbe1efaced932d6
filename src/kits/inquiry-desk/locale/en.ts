export const en = {
  searched: 'Number, title, name, email',
  column: {
    title: 'Question',
    topic: 'Topic',
    who: 'Asked by',
    status: 'Status',
    waiting: 'Waiting',
    updated_at: 'Last message',
  },
  waiting_one: '{{count}} day',
  waiting_other: '{{count}} days',
  sinceToday: 'since today',
  anyTopic: 'Any topic',
  changed: 'Something was added or changed here in the meantime. You can see it below; what you typed is still here.',
  fact: {
    number: 'Number',
    who: 'Asked by',
    email: 'Email address',
    language: 'Reads',
    topic: 'Topic',
    asked: 'Asked on',
    waiting: 'Has waited',
    firstAnswer: 'First answer after',
    about: 'Refers to',
  },
  said: 'Messages',
  desk: 'The desk',
  span: { minutes: '{{value}} min', hours: '{{value}} h', days: '{{value}} d' },
  times: {
    title_one: 'First answers of the last day',
    title_other: 'First answers of the last {{count}} days',
    site: 'Site',
    median: 'Median time',
    count: 'Answered',
  },
  assigned: {
    title: 'Assigned to',
    any: 'Any assignee',
    me: 'Mine',
    nobody: 'Unassigned',
    take: 'Take it on',
    takeOver: 'Take it over',
    taken: 'The question is now assigned to you.',
    release: 'Release',
    released: 'The question is no longer assigned to anyone.',
    handOver: 'Hand over to',
    choose: 'Choose a colleague',
    give: 'Hand over to {{name}}',
    given: 'The question is now assigned to {{name}}.',
  },
  answer: {
    title: 'Answer',
    ofColleague:
      'This question is assigned to {{name}}. You can answer it all the same; it stays assigned to {{name}}.',
    mailed: 'Your answer goes to {{email}} by email right away, in {{language}}, with a link to this question.',
    text: 'Your answer',
    send: 'Send answer',
    sent: 'Your answer was sent to {{email}}.',
  },
  close: {
    act: 'Close question',
    ask: 'Close this question?',
    text: 'No email is sent. The person who asked can write again at any time.',
    done: 'The question is closed.',
  },
  reopen: { act: 'Open again', done: 'The question is open again.' },
}

declare global {
  interface TextNamespaces {
    'inquiry-desk': typeof en
  }
}
