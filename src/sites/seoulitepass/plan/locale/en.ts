export const en = {
  title: 'Plan your days',
  lead: 'Choose places: we put them in order by opening hours and the way between them, and say whether a pass pays off.',
  places: 'All places',
  add: 'Add a place',
  choose: 'Choose…',
  from: 'First day',
  days: 'Days',
  start: 'Where do your days begin?',
  starts: 'From',
  ends: 'Until',
  order: 'The day has to end after it begins.',
  none: 'What would you like to see?',
  noneText: 'Add a few places.',
  verdict: 'Does a pass pay off?',
  notOnSale: 'The pass is not on sale yet.',
  pays: 'The {{pass}} pass for {{price}} saves {{won}}.',
  paysNot: 'No pass pays off on these days.',
  nearest: 'The {{pass}} pass would cost {{won}} more than it saves.',
  method: {
    exact: 'This is the best order there is: all of them were compared.',
    local_search: 'A good order. With more than 12 places we cannot promise it is the best.',
  },
  free: 'Nothing planned. Enjoy the day.',
  visit: '{{from}}–{{to}}, after {{minutes}} min on the way',
  leftOut: 'Without a time',
  reason: {
    closed: 'is closed on these days',
    reserved: 'cannot be reached in time for its reservation',
    full: 'does not fit into these days',
  },
  keep: 'Keep this plan',
  kept: 'Kept in your account.',
  signIn: 'Sign in to keep it',
  calendar: 'Calendar file',
  print: 'Print',
  paper: 'Seoulite Pass: your days in Seoul',
  copy: 'Copy link',
  name_one: '{{day}}, {{count}} place',
  name_other: '{{day}}, {{count}} places',
  mine: 'My plans',
  noPlans: 'No plans yet',
  noPlansText: 'Plans that you keep are here on every device.',
  remove: 'Remove',
  removeOf: 'Remove {{name}}',
}

declare global {
  interface TextNamespaces {
    'seoulitepass.plan': typeof en
  }
}
