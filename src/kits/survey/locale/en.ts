export const en = {
  code: {
    label: 'Your code',
    help: 'Eight letters and digits from the email about your tour, for example K7M2-9QXD.',
    open: 'Open the survey',
    find: 'Show my surveys',
    privacy: 'No account is needed. Your answers are evaluated without your name.',
  },
  opening: 'Opening your answers…',
  failed: {
    title: 'Your answers could not be opened',
    text: 'What you have answered so far is kept. Check your connection and try again.',
    retry: 'Try again',
  },
  elsewhere: {
    title: 'This code belongs to another survey page',
    text: 'You are now on the page of your own tour.',
  },
  progress: '{{done}} of {{of}} questions answered',
  part: 'Part {{at}} of {{of}}',
  state: {
    kept: 'All answers saved',
    keeping: 'Saving…',
    offline: 'No connection. Your answers are kept on this device and sent later.',
    failed: 'Not saved yet. We will try again in a moment.',
  },
  back: 'Back',
  next: 'Next',
  submit: 'Submit',
  submitHint: 'After this, answers can no longer be changed.',
  until: 'Open until {{date}} (Seoul time)',
  optional: 'You can skip this.',
  other: 'Please specify',
  unit: '{{least}} to {{most}} {{unit}}',
  most: 'Up to {{count}}',
  scale: { hint: 'From {{low}} (1) to {{high}} ({{steps}})' },
  ranking: {
    up: 'Move up: {{name}}',
    down: 'Move down: {{name}}',
    moved: '{{name}} is now number {{place}}.',
    unanswered: 'Move the items, or keep the order as it is.',
    keep: 'Keep this order',
    answered: 'Your order is saved.',
  },
  device: {
    title: 'Continue on another device',
    text: 'Open this private link there. Whoever has it can read and change your answers.',
    copy: 'Copy the private link',
    forget: 'Remove from this device',
    forgetAsk: 'Remove your answers from this device?',
    forgetText: 'What has been sent stays saved: enter your code to open it again.',
    forgetLost: 'Some of your answers have not been sent yet and would be lost.',
  },
  reminders: { on: 'Email me a reminder before the survey closes', saved: 'Saved' },
  thanks: {
    title: 'Thank you for your answers',
    text: 'They have been submitted and cannot be changed any more. We have sent you an email.',
    again: 'This survey has been submitted. Thank you!',
  },
  ended: {
    closed: 'This survey has closed',
    closedText: 'Answers can be submitted until the day named in the email.',
    waiting: 'This survey has not opened yet',
    waitingText: 'We will email you as soon as it opens.',
    lost: 'This link opens no answers',
    lostText: 'Please enter the code from your email.',
  },
}

declare global {
  interface TextNamespaces {
    survey: typeof en
  }
}
