import { leadLimits } from '#contract/mice/lead'

export const en = {
  title: 'Leads',
  lead: 'Scan the badges of visitors at your booth. You get a visitor’s name, organization and email address if the visitor has agreed to share them.',
  tabs: 'Sections of Leads',
  tab: { scan: 'Scan', leads: 'Leads ({{number}})', staff: 'Colleagues' },
  exhibitor: 'Scan for',
  none: 'You cannot scan for an exhibitor yet',
  noneText:
    'This page is for exhibitors whose booth is paid. If your colleague ordered the booth, ask them to add your email address here.',
  apply: 'Order a booth',
  scan: {
    help: 'A USB scanner works too. Without a connection, scans are kept on this device and sent later, as soon as this page is open with a connection.',
    first: 'Scan a badge to see the visitor’s details here.',
    latest: 'Latest scan',
    known: 'Already in your leads, first scanned on {{when}}. What you enter now is added to it.',
  },
  result: {
    kept: {
      title: 'Kept on this device',
      text: 'This is a badge of the fair. You will see who it is once it has been sent, if the visitor shares it.',
    },
    new: { title: 'New lead', text: 'The visitor was added to your list.' },
    again: { title: 'Already a lead', text: 'The visitor is already in your list.' },
    declined: {
      title: 'This visitor does not share contact details',
      text: 'Nothing was passed on. Visitors can change this on “My fair”; after that, scan the badge again.',
    },
    own: { title: 'This is your own badge', text: 'It is not saved as a lead.' },
    other_fair: { title: 'A badge of another fair', text: 'It is not valid for this fair.' },
    revoked: { title: 'This badge is no longer valid', text: 'The visitor has canceled the registration.' },
    unknown: { title: 'Not a badge of the fair', text: 'Scan the QR code on the badge.' },
    full: {
      title: 'No more leads can be kept',
      text: `There is room for ${leadLimits.leads.toLocaleString('en')} leads. Please contact the fair’s office.`,
    },
  },
  offline: {
    title: 'No connection',
    text_one:
      '{{count}} scan is waiting on this device. It will be sent automatically as soon as there is a connection.',
    text_other:
      '{{count}} scans are waiting on this device. They will be sent automatically as soon as there is a connection.',
    again: 'Try now',
  },
  refused: 'Scans could not be sent',
  notes: {
    title: 'Notes on the lead',
    stars: 'How promising is this lead?',
    noStars: 'Clear stars',
    words: 'Notes',
    next: 'Next step',
    save: 'Save',
    cancel: 'Cancel',
    saved: 'Saved.',
  },
  next: {
    none: 'Not decided',
    email: 'Send an email',
    call: 'Call',
    meeting: 'Arrange a meeting',
    offer: 'Send an offer',
  },
  device: {
    title: 'On this device',
    text: 'Scans that have not been sent yet, and your notes on badges that shared nothing.',
    drop: 'Remove',
    dropOf: 'Remove the scan of {{when}}',
    dropAsk: 'Remove this scan from the device?',
    dropText: 'Your notes on it will be deleted too.',
  },
  list: {
    failed: 'Your leads could not be loaded',
    none: 'No leads yet',
    noneText: 'Visitors whose badges you scan appear here if they have agreed to share their details.',
    count_one: '{{count}} lead',
    count_other: '{{count}} leads',
    countMore: 'More than {{count}} leads',
    stars_one: '{{count}} star',
    stars_other: '{{count}} stars',
    more: 'Show more',
    edit: 'Edit',
    editOf: 'Edit: {{name}}',
    remove: 'Delete',
    removeOf: 'Delete: {{name}}',
    removeAsk: 'Delete the lead {{name}}?',
    removeText: 'The contact details and your notes are deleted for good.',
    removed: 'The lead was deleted.',
  },
  file: {
    xlsx: 'Save as Excel file',
    vcf: 'Save as contact cards',
    failed: 'The file could not be created. Please try again.',
    name: 'Name',
    latin: 'Name in Latin letters',
    organization: 'Organization',
    email: 'Email address',
    stars: 'Stars',
    next: 'Next step',
    words: 'Notes',
    scanned: 'Scanned',
    by: 'Scanned by',
  },
  staff: {
    text: `Up to ${leadLimits.staff} colleagues scan for you and read your leads. They sign in with a Naru account that has the email address you enter here.`,
    none: 'Nobody else is scanning for you yet.',
    email: 'Email address of the colleague’s account',
    add: 'Add a colleague',
    added: '{{email}} can scan for you now.',
    removeOf: 'Remove {{email}}',
    removeAsk: 'Remove {{email}}?',
    removeText: 'This person can no longer scan for you or read your leads.',
    removed: '{{email}} was removed.',
    failed: 'Your colleagues could not be loaded',
  },
}

declare global {
  interface TextNamespaces {
    'mice.leads': typeof en
  }
}
