export const en = {
  nothing: 'Nothing to do',
  since: 'Oldest: {{when}}',
  next: {
    deposit: 'Match deposits',
    confirm: 'Confirm reservations',
    refund: 'Send refunds',
    failed: 'Check refused refunds',
  },
}

declare global {
  interface TextNamespaces {
    'admin.home': typeof en
  }
}
