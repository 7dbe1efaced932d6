export const en = {
  none: 'No gates today',
  noneText: 'No tour with gates takes place today.',
  tours: 'Tours',
  of: '{{admitted}} of {{expected}} are in',
  column: {
    gate: 'Gate',
    admitted: 'In',
    refused: 'Turned away',
    conflicts: 'Conflicts',
    device: 'Device',
    staff: 'Staff',
    began: 'Shift began',
    last: 'Last scan received',
    scans: 'Scans',
    shift: 'Shift',
    act: 'Action',
  },
  conflicts: {
    title: 'Conflicts',
    none: 'No conflicts today.',
    people: '{{admitted}} went in, {{party}} were booked',
    unknown: 'A code that is not one of ours',
    open: 'Find the reservation',
    more: 'The latest {{shown}} of {{total}} are shown.',
    undone: 'taken back',
    offline: 'without a network',
  },
  verdict: {
    admitted: 'Let in',
    used: 'Already used',
    tooMany: 'Too many people',
    wrongTour: 'Wrong tour',
    wrongDay: 'Wrong day',
    early: 'Too early',
    expired: 'Expired',
    cancelled: 'Canceled',
    unpaid: 'Not paid',
    unknown: 'Unknown',
    forged: 'Not valid',
  },
  act: { admit: 'Scan', undo: 'Taken back' },
  devices: { title: 'Devices', none: 'No device has been enrolled today.', never: 'None yet' },
  shift: { until: 'Until {{at}}', ended: 'Ended', over: 'Over' },
  revoke: {
    act: 'End shift',
    ask: 'End the shift of “{{name}}”?',
    text: 'The device can no longer scan. Scans that it has not sent yet can still be sent.',
    done: 'The shift was ended.',
  },
}

declare global {
  interface TextNamespaces {
    'admin.gates': typeof en
  }
}
