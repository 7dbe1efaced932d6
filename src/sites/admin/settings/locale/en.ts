export const en = {
  names: {
    exchange: 'Exchange rates',
    transfer: 'Bank transfers',
    desk: 'Alert emails to the desk',
    passport: 'Passport numbers',
    promotion: 'Promotion links',
    apec: 'APEC reservations',
    protocol: 'Protocol reservations',
  },
  about: {
    exchange:
      'Prices are converted once, at these rates. New rates apply to new reservations right away; existing reservations keep theirs.',
    transfer: 'The account customers transfer money to. Changes appear on pages and in emails right away.',
    desk: 'The address for urgent alerts to operators, such as refused refunds and service requests.',
    passport: 'Passport numbers are deleted this many days after the last departure of a reservation.',
    promotion: 'External sites that promotion links may lead to, and the promotions that are counted.',
    apec: 'The period in which guests can reserve APEC tours, in Seoul dates and including the first and last day.',
    protocol:
      'The period in which guests can reserve protocol services, in Seoul dates and including the first and last day.',
  },
  none: {
    exchange: 'No rates are set, so the default rates apply.',
    transfer: 'No account is set, so payment by bank transfer is not available.',
    desk: 'No address is set, so no alerts are sent to the desk.',
    passport: 'No number of days is set, so passport numbers are deleted after 30 days.',
    promotion: 'Nothing is set, so promotion links lead only to Naru pages and are not counted.',
    apec: 'No period is set, so the site is an archive and takes no reservations.',
    protocol: 'No period is set, so the site takes no reservations.',
  },
  field: {
    usd_to_krw: 'Won per dollar',
    krw_to_usd: 'Dollars per won',
    account_number: 'Account number',
    bank: { en: 'Bank in English', ko: 'Bank in Korean' },
    account_holder: { en: 'Account holder in English', ko: 'Account holder in Korean' },
    email: 'Email address',
    lang: 'Email language',
    days: 'Days to keep',
    hosts: 'Hosts',
    codes: 'Promotion codes',
    opens: 'First day',
    closes: 'Last day',
  },
  help: {
    hosts: 'One per line, without https://.',
    codes: 'One per line, exactly as in the link.',
  },
  languages: { en: 'English', ko: 'Korean' },
  nothing: 'none',
  unset: 'Not set',
  changedBy: 'Last changed by {{by}}, {{at}}',
  save: 'Save',
  saved: 'The setting was saved.',
  remove: { act: 'Remove', ask: 'Remove this setting?' },
  history: {
    title: 'Change history',
    none: 'No changes yet.',
    same: 'Saved without changes',
    restore: 'Restore previous value',
    ask: 'Restore the previous value?',
  },
}

declare global {
  interface TextNamespaces {
    'admin.settings': typeof en
  }
}
