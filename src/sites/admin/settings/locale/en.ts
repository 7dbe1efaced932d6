export const en = {
  names: {
    exchange: 'Exchange rates',
    transfer: 'Bank transfers',
    desk: 'Emails to the desk',
    passport: 'Passport numbers',
    promotion: 'Promotion links',
    apec: 'APEC reservations',
    protocol: 'Protocol reservations',
  },
  about: {
    exchange:
      'Prices are converted once, at these rates. New reservations take the new rates at once; those that were made keep theirs.',
    transfer: 'The account that guests and members transfer money to. Pages and emails name it at once.',
    desk: 'Where operators are emailed about what cannot wait: refused refunds and requests for services.',
    passport: 'Passport numbers are removed this many days after the last departure of a reservation.',
    promotion: 'Where links of promotions may lead besides our own pages, and which promotions are counted.',
    apec: 'The days in Seoul on which guests may reserve APEC tours, the first and the last included.',
    protocol: 'The days in Seoul on which guests may reserve protocol services, the first and the last included.',
  },
  none: {
    exchange: 'No rates are set: the usual ones are in force.',
    transfer: 'No account is set: nobody can pay by bank transfer.',
    desk: 'No address is set: the desk is emailed nothing.',
    passport: 'No number of days is set: passport numbers are removed after 30 days.',
    promotion: 'Nothing is set: links of promotions lead to our own pages alone, and none is counted.',
    apec: 'No days are set: the site is an archive and takes no reservations.',
    protocol: 'No days are set: the site takes no reservations.',
  },
  field: {
    usd_to_krw: 'Won for one dollar',
    krw_to_usd: 'Dollars for one won',
    account_number: 'Account number',
    bank: { en: 'Bank in English', ko: 'Bank in Korean' },
    account_holder: { en: 'Account holder in English', ko: 'Account holder in Korean' },
    email: 'Email address',
    lang: 'Language of the emails',
    days: 'Days',
    hosts: 'Hosts',
    codes: 'Codes of promotions',
    opens: 'First day',
    closes: 'Last day',
  },
  help: {
    hosts: 'One in each line, without https://.',
    codes: 'One in each line, as they stand in the link.',
  },
  languages: { en: 'English', ko: 'Korean' },
  nothing: 'none',
  unset: 'Not set',
  changedBy: 'Last changed by {{by}}, {{at}}',
  save: 'Save',
  saved: 'The setting was saved.',
  remove: { act: 'Remove', ask: 'Remove this setting?' },
  history: {
    title: 'Changes',
    none: 'Nobody has changed this yet.',
    same: 'Saved without a change',
    restore: 'Restore the former value',
    ask: 'Restore the former value?',
  },
}

declare global {
  interface TextNamespaces {
    'admin.settings': typeof en
  }
}
