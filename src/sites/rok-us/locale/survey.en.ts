export const en = {
  mine: {
    title: 'My surveys',
    lead: 'Enter the code from the email about your tour. You see which surveys are open to you, and can go on where you stopped.',
    yours: 'Your tour: {{area}}',
    otherCode: 'Enter another code',
    all: 'All surveys',
  },
  page: {
    preliminary: 'Before your tour: {{area}}',
    satisfaction: 'After your tour: {{area}}',
    preliminaryLead: 'Whatever you answer is saved as you go.',
    satisfactionLead: 'Whatever you answer is saved as you go.',
  },
  state: { waiting: 'Not open yet', open: 'Open', closed: 'Closed', submitted: 'Submitted' },
  opens: 'Opens {{date}}',
  until: 'Until {{date}}',
  closed: 'Ended {{date}}',
  unconfirmed: { preliminary: 'Opens once the tour is confirmed', satisfaction: 'Opens at the end of the tour' },
  act: { begin: 'Answer', resume: 'Continue' },
  list: {
    title: 'All surveys',
    lead: 'Before a tour from its confirmation until it begins, and afterwards for 30 days. You need the code from your email.',
    tour: 'Tour',
    empty: 'There are no surveys at the moment',
    emptyText: 'They appear here as soon as a tour has been announced.',
  },
  back: 'My surveys',
  home: 'First page',
}

declare global {
  interface TextNamespaces {
    'rok-us.survey': typeof en
  }
}
