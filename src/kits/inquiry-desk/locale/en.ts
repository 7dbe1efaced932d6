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
    about: 'Refers to',
  },
  said: 'Messages',
  desk: 'The desk',
  answer: {
    title: 'Answer',
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
