export const en = {
  title: 'How did it go?',
  lead: 'Half a minute for each meeting. What you write stays on this device until it is sent.',
  none: 'Once a meeting has begun, you can record here how it went.',
  todo_one: '{{count}} meeting to record',
  todo_other: '{{count}} meetings to record',
  done: 'Recorded',
  kept: 'Kept on this device; it is sent as soon as there is a network.',
  open: 'Record',
  change: 'Change',
  save: 'Save',
  saved: 'Saved. Thank you.',
  held: 'Did the meeting take place?',
  yes: 'Yes',
  no: 'No',
  notHeld: 'Why not?',
  reasons: {
    i_was_away: 'I could not come',
    other_was_away: 'The other side did not come',
    moved: 'We met at another time',
    other: 'Another reason',
  },
  type: 'Type of meeting',
  types: {
    first_contact: 'First contact',
    follow_up: 'Follow-up',
    contract_talk: 'Contract talk',
    other: 'Other',
  },
  content: 'Key content',
  potential: 'Chance of a contract in the future',
  potentials: { '1': 'None', '2': 'Low', '3': 'Fair', '4': 'Good', '5': 'Very good' },
  importance: 'Importance of this partner',
  importances: { high: 'High', middle: 'Middle', low: 'Low' },
  visitors: 'Visitors expected in a year',
  visitorBands: {
    none: 'None yet',
    under_10: 'Up to 10',
    under_50: '11 to 50',
    under_100: '51 to 100',
    under_500: '101 to 500',
    from_500: 'More than 500',
  },
  contract: 'Result by contract amount',
  contractBands: {
    none: 'No result yet',
    memorandum: 'Memorandum',
    under_10k: 'Under $10,000',
    under_50k: '$10,000 to $50,000',
    under_100k: '$50,000 to $100,000',
    under_500k: '$100,000 to $500,000',
    from_500k: '$500,000 and more',
  },
  satisfaction: 'Satisfaction with the other side',
  satisfactions: { '1': 'Poor', '2': 'Weak', '3': 'Fair', '4': 'Good', '5': 'Very good' },
  comment: 'Anything else?',
}

declare global {
  interface TextNamespaces {
    'fair.records': typeof en
  }
}
