export const en = {
  nothing: 'Nothing waits',
  since: 'The first since {{when}}',
  next: {
    deposit: 'Match deposits',
    confirm: 'Confirm reservations',
    refund: 'Send refunds',
    failed: 'Look into refused refunds',
  },
}

declare global {
  interface TextNamespaces {
    'admin.home': typeof en
  }
}
