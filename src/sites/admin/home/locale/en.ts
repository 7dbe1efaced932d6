export const en = {
  nothing: 'Nothing to do',
  since: 'Oldest: {{when}}',
  next: {
    deposit: 'Match deposits',
    confirm: 'Confirm reservations',
    refund: 'Send refunds',
    failed: 'Check refused refunds',
    inquiry: 'Answer inquiries',
    offer: 'Make offers to groups',
    question: 'Answer groups',
    post: 'Check social posts',
    company: 'Check companies',
  },
}

declare global {
  interface TextNamespaces {
    'admin.home': typeof en
  }
}
