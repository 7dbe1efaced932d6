export const en = {
  title: 'Conference',
  lead: 'All sessions by time and room. Seats are free. If a session is full, join the waiting list: seats that become free are assigned in order.',
  days: 'Days',
  day: 'Day {{day}} · {{date}}',
  nothing: 'No sessions have been announced for this day yet.',
  now: 'On now',
  languages: 'In {{list}}',
  clash: 'At the same time as “{{title}}”',
  seat: {
    free_one: '{{count}} of {{all}} seats left',
    free_other: '{{count}} of {{all}} seats left',
    full_one: 'Full · {{count}} waiting',
    full_other: 'Full · {{count}} waiting',
    mine: 'You have a seat',
    place: 'Waiting: number {{place}}',
    take: 'Reserve a seat',
    takeOf: 'Reserve a seat: {{title}}',
    list: 'Join the waiting list',
    listOf: 'Join the waiting list: {{title}}',
    leave: 'Cancel seat',
    leaveOf: 'Cancel seat: {{title}}',
    leaveAsk: 'Cancel your seat?',
    leaveWaiting_one: '{{count}} person is on the waiting list and will get it right away.',
    leaveWaiting_other: '{{count}} people are on the waiting list. The first of them will get it right away.',
    unlist: 'Leave waiting list',
    unlistOf: 'Leave waiting list: {{title}}',
    unlistAsk: 'Leave the waiting list?',
    taken: 'Your seat is reserved.',
    listed: 'You are number {{place}} on the waiting list.',
    left: 'Your seat was canceled.',
    unlisted: 'You left the waiting list.',
    signIn: 'Sign in to reserve',
    signInOf: 'Sign in to reserve: {{title}}',
    signInList: 'Sign in for the waiting list',
    signInListOf: 'Sign in for the waiting list: {{title}}',
    register: 'Register to reserve',
    registerOf: 'Register to reserve: {{title}}',
    begun: 'Already started',
  },
  mine: {
    title: 'My sessions',
    empty: 'You have not chosen a session yet.',
    calendar: 'Calendar file',
    clashes: 'Some of your sessions overlap',
  },
}

declare global {
  interface TextNamespaces {
    'mice.conference': typeof en
  }
}
