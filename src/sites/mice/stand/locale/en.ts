export const en = {
  closed: 'This device is not a stand',
  closedText: 'Please ask the staff. They open a stand on the check-in page of the desk.',
  rehearsal: 'Rehearsal',
  rehearsalText:
    'The fair is not open today. Check-ins made now do not count for the fair: please check in again on the day.',
  back_one: 'Back to the start in {{count}} second',
  back_other: 'Back to the start in {{count}} seconds',
  start: {
    title: 'Check in by yourself',
    text: 'Hold the QR code of your badge up to the camera: from the email, from “My fair”, or printed.',
    help: 'A USB scanner works too. No badge yet? Please ask the staff.',
    failed: 'That did not work',
  },
  badge: {
    title: 'Welcome, {{name}}',
    text: 'This will be on your badge. Please correct it if anything is wrong.',
    form: 'Your badge',
    confirm: 'Confirm and check in',
    leave: 'This is not me',
  },
  ready: {
    title: 'You are checked in',
    again: 'Your badge is ready again',
    text: 'Print your badge and fold nothing: it fits the holder as it is. Enjoy the fair.',
    print: 'Print badge',
    end: 'Done',
  },
}

declare global {
  interface TextNamespaces {
    'mice.stand': typeof en
  }
}
