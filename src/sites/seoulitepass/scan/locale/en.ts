export const en = {
  title: 'Scan passes',
  lead: 'For staff at the places of the Seoulite Pass.',
  unsupported: 'This browser cannot keep scans',
  unsupportedText:
    'Scanning needs a browser that stores data and a secure connection (https). Private windows often do not store any.',
  failed: 'Your places could not be loaded',
  failedText: 'Please check your connection and try again.',
  nowhere: {
    title: 'You are not on the staff of a place yet',
    text: 'You are signed in as {{name}}. Only accounts named by a place of the Seoulite Pass can scan there, and only while the place is public.',
    what: 'Ask the person in charge of the pass at your place to send us the email address of this account, or ask us.',
    again: 'Check again',
    ask: 'Ask us',
  },
  choose: 'Where are you working?',
  status: {
    label: 'State of this device',
    sound: 'Sound',
    change: 'Change place',
    online: 'Online',
    offline: 'No network',
    signedOut: 'Signed out',
    unsent_one: '{{count}} not sent',
    unsent_other: '{{count}} not sent',
    foreign_one: '{{count}} of another account not sent',
    foreign_other: '{{count}} of other accounts not sent',
    cannot:
      'Without a network, this device can only check whether a code is ours and what it has scanned itself. It cannot know what happens at other places: a visitor it lets in may be refused once the scan is sent. Scans count only if they are sent within 24 hours. Keep this page open.',
    signInAgain: 'Sign in again to send your scans.',
    signIn: 'Sign in',
    trouble: 'The server does not take the scans of this device',
    send: 'Send now',
  },
  view: { label: 'What is shown', scan: 'Scan', today: 'Today', conflicts: 'Refused later' },
  scan: {
    usb: 'A USB scanner works at any time. A code that was read is not read again until it has left the picture.',
  },
  type: {
    hours_24: '24 hours',
    hours_48: '48 hours',
    hours_72: '72 hours',
    visits_3: '3 visits',
    visits_5: '5 visits',
  },
  result: {
    label: 'Result of the scan',
    deciding: 'Checking …',
    failed: 'Could not be checked',
    valid: 'Let in',
    used_here: 'Already used here',
    used_up: 'Used up',
    expired: 'Expired',
    returned: 'Refunded',
    unknown: 'Not our pass',
    too_late: 'Sent too late',
    begun: 'The pass starts now.',
    visitsLeft_zero: 'That was the last visit.',
    visitsLeft_one: '{{count}} visit left.',
    visitsLeft_other: '{{count}} visits left.',
    until: 'Valid until {{time}}.',
    usedAt: 'Used here on {{time}}.',
    endedAt: 'Ended on {{time}}.',
    alone:
      'Let in without a network. The code is ours, but the pass may have been used elsewhere in the meantime, so the visit may be refused later.',
    aloneNo: 'Decided by this device, without a network.',
    next: 'Next',
  },
  why: {
    used_here: 'This pass cannot be used here again.',
    used_up: 'All visits of this pass have been used.',
    expired: 'This pass has expired.',
    returned: 'This pass was canceled and refunded.',
    unknown: 'This is not the code of a Seoulite Pass, or it was altered.',
    too_late: 'Scans count only if they are sent within 24 hours.',
  },
  today: {
    title: 'Today on this device',
    none: 'No scans today.',
    offline: 'No network',
    unsent: 'Not sent',
    note: 'Only what you scanned on this device is listed here. It keeps pass numbers and times, but no names.',
  },
  conflicts: {
    title: 'Let in without a network, refused later',
    none: 'Nothing was refused.',
    text: 'These visitors were let in, but their visits do not count: the pass had been used elsewhere first, or had expired. This cannot be undone; speak to them if they are still there.',
    back_one: '{{count}} scan made without a network was refused',
    back_other: '{{count}} scans made without a network were refused',
    show: 'Show',
    settle: 'Got it, clear the list',
  },
}

declare global {
  interface TextNamespaces {
    'seoulitepass.scan': typeof en
  }
}
