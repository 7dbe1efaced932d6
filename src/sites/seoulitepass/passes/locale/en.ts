export const en = {
  title: 'My passes',
  none: 'No passes yet',
  noneText: 'Buy one now and start it whenever you like within 180 days.',
  buy: 'Buy a pass',
  saved: 'Saved so far: {{won}}',
  savedBy: 'Saved {{won}}',
  code: 'Code of pass {{number}}',
  state: { unused: 'Not started', running: 'Running', used_up: 'Used up', expired: 'Expired', returned: 'Given back' },
  left: {
    unused: 'Starts with its first scan. Start it by {{day}}.',
    hours: '{{hours}} h {{minutes}} min left, until {{until}} in Seoul.',
    visits_one: '{{count}} visit left, until {{until}} in Seoul.',
    visits_other: '{{count}} visits left, until {{until}} in Seoul.',
  },
  visits: 'Visits',
  return: 'Give back',
  returnUntil: 'Full refund until {{day}}, as long as it is unused.',
  orders: 'Orders',
  count_one: '{{count}} pass',
  count_other: '{{count}} passes',
  resume: 'Continue to payment',
  paying: 'Your payment',
  order: {
    draft: 'Not paid yet',
    awaiting_payment: 'Not paid yet',
    confirming: 'Being confirmed',
    awaiting_deposit: 'Waiting for your transfer',
    paid: 'Paid',
    cancelled: 'Canceled',
    expired: 'Expired',
  },
}

declare global {
  interface TextNamespaces {
    'seoulitepass.passes': typeof en
  }
}
