export const en = {
  lead: 'By the hour if you like to move fast, by the visit if you take your time. Your code is on your phone at once.',
  none: 'The pass is not on sale yet',
  noneText: 'Prices will appear here as soon as they are set.',
  which: 'Which pass?',
  childPrice: 'child {{won}}',
  who: {
    title: 'For whom?',
    adults: 'Adults',
    children: 'Children',
    childrenHelp: '7 to 18; younger ones need none',
    tooMany: 'One order has {{count}} passes at most.',
  },
  total: 'Total',
  buy: 'Continue to payment',
  signIn: 'Sign in to buy',
  demo: 'A demonstration: no money is charged, and no pass is accepted at a real place.',
  benefits: {
    title: 'Coupons and points',
    points_one: 'Use {{value}} point',
    points_other: 'Use {{value}} points',
  },
  pay: {
    title: 'Pay for your passes',
    gone: 'These passes are no longer held',
    goneText: 'They were paid for, given up, or the time ran out.',
    ordered: 'Ordered: we wait for your transfer',
    orderedText: 'The account and the last day for the transfer are on the page of your passes.',
    mine: 'My pass',
    again: 'Choose again',
    held: 'Held for you',
    price: 'Price',
    rules:
      'Each pass starts with its first scan, at the latest on {{day}}. Unused, it can be given back for a full refund until then; once begun, it cannot.',
    privacy: 'I agree that my name and email address are used to issue the passes.',
    cardHelp: 'Through Toss Payments. Your passes are issued at once.',
    deposit: 'Transfer the full amount within {{days}} days, or the order may be canceled.',
    by: 'If you order now, the deposit is due by {{deadline}}.',
    confirm:
      'We confirm your deposit by {{day}} at the latest. Until then the order is shown as “Waiting for your transfer”.',
    pay: 'Pay {{amount}}',
    transfer: 'Order and transfer {{amount}}',
    giveUp: 'Choose something else',
    opening: 'The payment window is opening.',
    closed: 'The payment window was closed. Nothing was charged.',
    failed: 'The payment window could not be opened. Please try again.',
  },
}

declare global {
  interface TextNamespaces {
    'seoulitepass.card': typeof en
  }
}
