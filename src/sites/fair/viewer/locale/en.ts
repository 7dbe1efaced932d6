export const en = {
  now: 'Now',
  next: 'Next',
  until: 'until {{time}}',
  at: 'at {{time}}',
  booth: 'Booth',
  none: 'No meetings in this time.',
  later: 'There are no more meetings today.',
  before: 'The first meetings begin at {{time}}.',
  late: 'Runs {{count}} min late',
  offline: 'No network: showing what was known at {{time}}.',
  hall: 'Hall',
  halls: 'All halls',
  toTimer: 'Timer',
  toViewer: 'Meetings',
  full: 'Full screen',
  timer: {
    left: 'Time left',
    change: 'Please change places',
    begins: 'Begins in',
    over: 'That is all for today',
    bell: 'Turn the bell on',
    bellOn: 'The bell rings two minutes before the end and at the end.',
    soon: 'Two minutes left',
  },
}

declare global {
  interface TextNamespaces {
    'fair.viewer': typeof en
  }
}
