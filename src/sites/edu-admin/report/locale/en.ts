export const en = {
  filter: { label: 'Reports to show', late: 'Late' },
  searched: 'Number, organization, email',
  column: {
    number: 'Number',
    organization: 'Organization',
    status: 'Status',
    due: 'Due',
    differences: 'Differs',
    claimed: 'Receipts',
    granted: 'Granted',
    paid: 'Paid',
  },
  unnamed: 'Unnamed',
  late: 'Late',
  list: 'All reports',
  facts: { due: 'Due', submitted: 'Submitted' },
  logged: 'Who opens a receipt is on record.',
  verdict: {
    won: 'Accepted of {{what}}, in won',
    words: 'Why less: {{what}}',
    wordsShort: 'Why less',
    accept: 'Accept',
    acceptOf: 'Accept the amount of {{what}}',
    all: 'Accept all that are undecided',
    left_one: '{{count}} receipt is undecided',
    left_other: '{{count}} receipts are undecided',
    none: 'All receipts are decided.',
    payable: 'To be paid',
  },
  askBack: {
    open: 'Ask back',
    title: 'Ask back sections of the report',
    lead: 'Sections with a comment are reopened; all others stay locked. The organization gets an email.',
    receipt: 'Receipt {{count}}: {{what}}',
    photo: 'Photo {{count}}: {{words}}',
    summary: 'Trip summary',
    done: 'Asked back. The email is on its way.',
  },
  complete: {
    open: 'Record the payment',
    title: 'Record the payment and complete',
    lead: '{{won}} is paid to the providers. {{left}} returns to the budget of the year.',
    day: 'Paid on',
    reference: 'Reference of the payment',
    send: 'Complete',
    done: 'Completed. The organization gets an email.',
  },
}

declare global {
  interface TextNamespaces {
    'edu-admin.report': typeof en
  }
}
