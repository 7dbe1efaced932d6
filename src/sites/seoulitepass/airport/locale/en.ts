export const en = {
  lead: 'Tell us where and when you land: what to do, and what still runs into town at that hour.',
  terminal: 'Where do you land?',
  lands: 'When? (Seoul time)',
  land: {
    title: 'Land at {{time}}',
    text: 'Allow about {{count}} minutes for walking, immigration and your luggage.',
  },
  ways: {
    title: 'Into town from {{time}}',
    text_one: '{{count}} way runs at that hour.',
    text_other: '{{count}} ways run at that hour.',
    asOf: 'Minutes, fares and last departures as of {{day}}. Please check the boards at the airport.',
  },
  start: {
    title: 'Start when you like',
    text: 'There is nothing to activate at the airport. A pass starts with its first scan at a place, so a late arrival costs you no hours: start it the next morning.',
    places: 'Places to start at',
  },
  kind: {
    express_train: 'Express train',
    all_stop_train: 'All-stop train',
    limousine_bus: 'Limousine bus',
    night_bus: 'Night bus',
    taxi: 'Taxi',
  },
  to: '{{place}} in about {{minutes}} minutes, every {{every}} minutes',
  byTaxi: '{{place}} in about {{minutes}} minutes',
  fare: '{{from}}–{{to}}',
  runs: { last: 'Last one {{time}}', always: 'Around the clock', no: 'First one {{time}}' },
}

declare global {
  interface TextNamespaces {
    'seoulitepass.airport': typeof en
  }
}
