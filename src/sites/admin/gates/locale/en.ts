export const en = {
  none: 'No gates today',
  noneText: 'No tour with gates runs today.',
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
    people: '{{admitted}} went in; the reservation is for {{party}}',
    unknown: 'A code that is not ours',
    open: 'Find the reservation',
    more: 'The latest {{shown}} of {{total}} are shown.',
    undone: 'undone',
    offline: 'without a network',
  },
  verdict: {
    admitted: 'Let in',
    used: 'Already used',
    tooMany: 'Too many',
    wrongTour: 'Another tour',
    wrongDay: 'Another day',
    early: 'Too early',
    expired: 'Too late',
    cancelled: 'Canceled',
    unpaid: 'Not paid',
    unknown: 'Unknown',
    forged: 'Not our ticket',
  },
  act: { admit: 'Scan', undo: 'Undone' },
  devices: { title: 'Devices', none: 'No device has been enrolled today.', never: 'None yet' },
  shift: { until: 'Until {{at}}', ended: 'Ended', over: 'Expired' },
  revoke: {
    act: 'End shift',
    ask: 'End the shift of “{{name}}”?',
    text: 'The device will no longer be able to scan. Scans it has not sent yet can still be sent.',
    done: 'The shift was ended.',
  },
}

declare global {
  interface TextNamespaces {
    'admin.gates': typeof en
  }
}
