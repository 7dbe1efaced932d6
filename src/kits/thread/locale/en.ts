export const en = {
  label: 'Messages',
  you: 'You',
  operator: '{{site}} support',
  form: 'Your message',
  reply: 'Add a message',
  send: 'Send message',
  sent: 'Your message was sent.',
  download: 'Download {{name}}, {{size}}',
  files: {
    label: 'Files',
    help: 'Up to {{most}} files, PDF or pictures, {{megabytes}} MB each.',
    choose: 'Choose files',
    tooMany: 'You can attach up to {{most}} files.',
    type: 'Only PDF, JPG, PNG and WebP files can be attached.',
    size: 'A file may have {{megabytes}} MB at most.',
  },
}

declare global {
  interface TextNamespaces {
    thread: typeof en
  }
}
