export const en = {
  log: 'Emails you send are listed here. Recipients never see each other’s addresses.',
  organizational:
    'Only for organizing the fair: dates, booths, meetings and records. News and offers may only be sent to companies that have agreed to receive them.',
  write: 'Write an email',
  everybody: 'All participants',
  nobody: 'There are no recipients in this group.',
  count_one: '{{count}} recipient: {{en}} in English, {{ko}} in Korean',
  count_other: '{{count}} recipients: {{en}} in English, {{ko}} in Korean',
  readBy_one: 'read by {{count}}',
  readBy_other: 'read by {{count}}',
  part: { group: 'Recipients', texts: 'Text', failures: 'Not delivered' },
  field: {
    status: 'Status',
    side: 'Role',
    lacks: 'Missing items',
    country: 'Country',
    sector: 'Sector',
    lang: 'Email language',
    news: 'Only those who agreed to news from the fair',
  },
  newsHelp: 'Tick this for anything beyond the organization of the fair.',
  any: {
    status: 'Any status',
    side: 'Buyers and sellers',
    lacks: 'Any',
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
  placeholder: { name: 'name', company: 'company', booth: 'booth number', link: 'sign-in link' },
  preview: {
    button: 'Preview',
    title: 'Recipient’s view',
    of: '{{company}}, {{at}} of {{of}}',
    previous: 'Previous',
    next: 'Next',
    noSubject: 'No subject in this language yet',
  },
  test: {
    button: 'Send me a test',
    done_one: 'A test email is on its way to you.',
    done_other: '{{count}} test emails are on their way to you.',
  },
  send: {
    button: 'Send',
    ask: 'Send this email to {{of}} recipients?',
    text: 'Each recipient gets it once, in their email language. It cannot be recalled.',
    done: 'The email is on its way. You can follow it here.',
  },
  column: {
    subject: 'Subject',
    at: 'Sent',
    by: 'By',
    group: 'Group',
    recipients: 'Recipients',
    state: 'Status',
    sent: 'Delivered',
    failed: 'Not delivered',
    gone: 'Account closed or left the group before sending',
  },
  state: {
    sent: 'Sent',
    sending: '{{sent}} of {{of}} sent',
    failed_one: '{{count}} not delivered',
    failed_other: '{{count}} not delivered',
  },
  retry: {
    button: 'Try again',
    done_one: '{{count}} email is being resent.',
    done_other: '{{count}} emails are being resent.',
  },
}

declare global {
  interface TextNamespaces {
    'fair.desk-mails': typeof en
  }
}
