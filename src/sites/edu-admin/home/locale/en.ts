export const en = {
  since: 'since {{day}}',
  nothing: 'Nothing waits',
  lateOfThem_one: '{{count}} of them is late',
  lateOfThem_other: '{{count}} of them are late',
  next: {
    submitted: 'Start the review',
    resubmitted: 'See what was changed',
    reviewer: { in_review: 'Score', report_submitted: 'Check the report' },
    chief: { in_review: 'Decide', report_submitted: 'Accept the report' },
    report_due: 'The report has not come',
    questions: 'Answer questions',
  },
  waiting: { title: 'Waiting for you longest', none: 'Nothing waits for the desk.', mine: 'Yours' },
  late: {
    title: 'Late ({{count}})',
    rule: 'Waiting for the desk for more than {{days}} days, or a report that is overdue.',
    none: 'Nothing is late.',
    waits_one: 'waits for {{count}} day',
    waits_other: 'waits for {{count}} days',
    all_one: 'Show {{count}} that is late',
    all_other: 'Show all {{count}} that are late',
    days_one: '{{count}} day late',
    days_other: '{{count}} days late',
  },
  year: { title: 'The year {{year}}', label: 'Year' },
  counts: { title: 'By status' },
  budget: {
    title: 'Budget',
    all: 'Budget',
    asked: 'Asked for in all',
    paid: 'Paid',
    committed: 'Committed, paid or not',
    open: 'Asked for, not decided',
    left: 'Left to commit',
    short: 'What is not decided yet asks for {{won}} more than is left.',
  },
  chart: {
    months: 'By month of submission',
    month: 'Month',
    countries: 'By country',
    country: 'Country',
    amounts: 'By amount asked for',
    amount: 'Amount',
    applications: 'Applications',
    asked: 'Asked for',
    granted: 'Granted',
    upTo: 'Up to {{to}}',
    between: '{{from}} to {{to}}',
    above: 'More than {{from}}',
    none: 'Nothing was submitted in this year yet.',
  },
}

declare global {
  interface TextNamespaces {
    'edu-admin.home': typeof en
  }
}
