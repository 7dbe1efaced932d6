export const en = {
  title: 'Conference',
  lead: 'Twenty-four sessions by hall and hour. Seats are free of charge; where all are taken, the waiting list moves up by itself.',
  days: 'Days',
  day: 'Day {{day}} · {{date}}',
  nothing: 'Nothing is announced for this day yet.',
  now: 'On now',
  languages: 'In {{list}}',
  clash: 'At the same time as “{{title}}”',
  seat: {
    free_one: '{{count}} of {{all}} seats left',
    free_other: '{{count}} of {{all}} seats left',
    full_one: 'Full, {{count}} waiting',
    full_other: 'Full, {{count}} waiting',
    mine: 'You have a seat',
    place: 'Waiting, place {{place}}',
    take: 'Take a seat',
    takeOf: 'Take a seat: {{title}}',
    list: 'Join the waiting list',
    listOf: 'Join the waiting list: {{title}}',
    leave: 'Give seat back',
    leaveOf: 'Give seat back: {{title}}',
    leaveAsk: 'Give your seat back?',
    leaveWaiting_one: '{{count}} person is waiting and gets it at once.',
    leaveWaiting_other: '{{count}} people are waiting. The first of them gets it at once.',
    unlist: 'Leave waiting list',
    unlistOf: 'Leave waiting list: {{title}}',
    unlistAsk: 'Leave the waiting list?',
    taken: 'You have a seat.',
    listed: 'You are on the waiting list, place {{place}}.',
    left: 'You gave your seat back.',
    unlisted: 'You left the waiting list.',
    signIn: 'Sign in for a seat',
    register: 'Register for a seat',
    begun: 'Has begun',
  },
  mine: {
    title: 'My sessions',
    empty: 'You have not chosen a session yet.',
    calendar: 'Calendar file',
    clashes: 'These take place at the same time',
  },
}

declare global {
  interface TextNamespaces {
    'mice.conference': typeof en
  }
}
