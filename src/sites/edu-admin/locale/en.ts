export const en = {
  name: 'Seoul Edu Travel Desk',
  description: 'Where applications for education travel are reviewed.',
  title: {
    signin: 'Sign in to the desk',
    home: 'Today',
    members: 'Members',
    membersDetail: 'Member',
    apply: 'Applications',
    applyDetail: 'Application',
    applyReport: 'Reports',
    applyApproval: 'Decisions',
    faq: 'Notices and FAQ',
    boardAdd: 'New post',
    boardEdit: 'Edit post',
    qna: 'Questions',
    qnaDetail: 'Question',
    notFound: 'Page not found',
  },
  nav: {
    home: 'Today',
    apply: 'Applications',
    report: 'Reports',
    approval: 'Decisions',
    members: 'Members',
    boards: 'Notices and FAQ',
    qna: 'Questions',
  },
  role: { reviewer: 'Reviewer', chief: 'Chief reviewer' },
  signin: {
    lead: 'For reviewers of education travel.',
    noRole:
      'You are signed in as {{name}}, but this account has no access to this desk. Sign in with another account, or ask an owner for access.',
    lost: 'Owners open accounts here. If you cannot sign in, ask one of them for a new invitation.',
  },
  askBack: {
    section: 'Section',
    field: 'Field',
    whole: 'Whole section',
    comment: 'Comment',
    row: 'Comment {{count}}',
    add: 'Add a comment',
    remove: 'Remove comment {{count}}',
    send: 'Ask back',
  },
  status: {
    draft: 'Draft',
    submitted: 'Submitted',
    in_review: 'In review',
    revision_requested: 'Asked back',
    resubmitted: 'Resubmitted',
    approved: 'Approved',
    rejected: 'Rejected',
    withdrawn: 'Withdrawn',
    report_due: 'Report due',
    report_submitted: 'Report submitted',
    report_revision_requested: 'Report asked back',
    completed: 'Completed',
  },
}

declare global {
  interface TextNamespaces {
    'edu-admin': typeof en
  }
}
