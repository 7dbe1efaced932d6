export const en = {
  section: { days: 'Day by day', people: 'Who came', receipts: 'Receipts', photos: 'Photos' },
  days: {
    planned: 'Planned',
    happened: 'What took place',
    outcome: { as_planned: 'As planned', changed: 'Changed', not_done: 'Did not take place' },
    unanswered: 'Not answered yet',
    added: 'Added',
    nothing: 'Nothing was planned',
    summary: 'How the trip went',
  },
  kinds: {
    hotel: 'Hotel',
    attraction: 'Paid attraction',
    school: 'School visit or exchange',
    other: 'Something else',
  },
  people: {
    role: 'Who',
    students: 'Students',
    teachers: 'Teachers',
    planned: 'Planned',
    came: 'Came',
    why: 'Why it differs',
  },
  receipts: {
    none: 'There are no receipts.',
    date: 'Date',
    item: 'Support',
    what: 'What for',
    won: 'Amount',
    file: 'Receipt',
    open: 'Open the receipt: {{what}}',
    accepted: 'Accepted',
    undecided: 'Not decided',
    sum: 'Sum of the receipts',
    granted: 'Granted',
    bar: '{{sum}} of {{granted}}',
    above: 'The receipts come to more than was granted. We pay the providers {{won}} at most.',
    why: 'Why it differs',
  },
  photos: { none: 'There are no photos.', failed: 'This picture could not be loaded.' },
  difference: {
    title: 'Compared with the plan',
    none: 'So far everything is as it was planned.',
    students: '{{actual}} students instead of {{planned}}',
    teachers: '{{actual}} teachers instead of {{planned}}',
    not_done_one: '{{count}} planned entry did not take place',
    not_done_other: '{{count}} planned entries did not take place',
    changed_one: '{{count}} entry was changed',
    changed_other: '{{count}} entries were changed',
    added_one: '{{count}} entry was added',
    added_other: '{{count}} entries were added',
    amount: 'Receipts of {{actual}}, granted {{planned}}',
    large: 'Needs an explanation',
  },
  payment: {
    title: 'Paid to the providers',
    text: '{{won}} on {{day}}, reference {{reference}}',
    returned: '{{won}} returned to the budget of the year.',
  },
}

declare global {
  interface TextNamespaces {
    'education.report': typeof en
  }
}
