export const en = {
  log: 'What was sent stays here. Recipients never see one another’s addresses.',
  organizational:
    'For organizational matters of the fair only: dates, booths, meetings, records. News and offers go to nobody who has not agreed to them.',
  write: 'Write an email',
  everybody: 'All participants',
  nobody: 'Nobody is in this group.',
  count_one: '{{count}} recipient: {{en}} in English, {{ko}} in Korean',
  count_other: '{{count}} recipients: {{en}} in English, {{ko}} in Korean',
  readBy_one: 'read by {{count}}',
  readBy_other: 'read by {{count}}',
  part: { group: 'Recipients', texts: 'Text', failures: 'Not delivered' },
  field: {
    status: 'Status',
    side: 'Side',
    lacks: 'What they lack',
    country: 'Country',
    sector: 'Sector',
    lang: 'Language of emails',
    news: 'Only those who agreed to news from the fair',
  },
  newsHelp: 'Tick this for anything beyond the organization of the fair.',
  any: {
    status: 'Any status',
    side: 'Buyers and sellers',
    lacks: 'Does not matter',
    country: 'Any country',
    sector: 'Any sector',
    lang: 'English and Korean',
  },
  lang: { en: 'English', ko: 'Korean' },
  lacks: { record: 'Has a meeting without a record', profile: 'Profile is incomplete', meeting: 'Has no meeting' },
  news: 'Agreed to news',
  subject: { en: 'Subject in English', ko: 'Subject in Korean' },
  text: { en: 'Text in English', ko: 'Text in Korean' },
  placeholders: 'Filled in for each recipient:',
  placeholder: { name: 'name', company: 'company', booth: 'booth number', link: 'address of the sign-in' },
  preview: {
    button: 'Preview',
    title: 'As the recipient reads it',
    of: '{{company}}, {{at}} of {{of}}',
    previous: 'Previous',
    next: 'Next',
    noSubject: 'No subject in this language yet',
  },
  test: {
    button: 'Test email to me',
    done_one: 'A test email is on its way to you.',
    done_other: '{{count}} test emails are on their way to you.',
  },
  send: {
    button: 'Send',
    ask: 'Send this email to {{of}} recipients?',
    text: 'Each gets it once, in the language of its emails. It cannot be called back.',
    done: 'The email is on its way. You can follow it here.',
  },
  column: {
    subject: 'Subject',
    at: 'Sent',
    by: 'By',
    group: 'Group',
    recipients: 'Recipients',
    state: 'State',
    sent: 'Delivered',
    failed: 'Not delivered',
    gone: 'Account closed meanwhile',
  },
  state: {
    sent: 'Sent',
    sending: '{{sent}} of {{of}} sent',
    failed_one: '{{count}} not delivered',
    failed_other: '{{count}} not delivered',
  },
  retry: {
    button: 'Try again',
    done_one: '{{count}} email is tried again.',
    done_other: '{{count}} emails are tried again.',
  },
}

declare global {
  interface TextNamespaces {
    'fair.desk-mails': typeof en
  }
}
