export const en = {
  now: 'Now',
  next: 'Next',
  until: 'until {{time}}',
  at: 'at {{time}}',
  booth: 'Booth',
  none: 'No meetings at this time.',
  later: 'There are no more meetings today.',
  following_one: '{{day}}: {{count}} meeting, starting at {{time}}',
  following_other: '{{day}}: {{count}} meetings, the first at {{time}}',
  before: 'The first meetings start at {{time}}.',
  late: 'Running {{count}} min late',
  offline: 'No network connection. Showing the status as of {{time}}.',
  hall: 'Hall',
  halls: 'All halls',
  toTimer: 'Timer',
  toViewer: 'Meetings',
  full: 'Full screen',
  page: 'Page {{page}} of {{of}}',
  hold: 'Pause',
  turn: 'Resume',
  nextPage: 'Next page',
  timer: {
    left: 'Time left',
    change: 'Please change places',
    begins: 'Starts in',
    over: 'That is all for today',
    following: 'Next: {{day}} at {{time}}',
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
