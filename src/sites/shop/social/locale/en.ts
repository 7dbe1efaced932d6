export const en = {
  name: { kakao: 'Kakao', naver: 'Naver' },
  or: 'or',
  continue: 'Continue with {{name}}',
  quick: 'Sign up faster with',
  working: 'Signing you in with {{name}}…',
  linking: 'Connecting {{name}} with your account…',
  stopped: {
    declined: 'You did not agree at {{name}}',
    declinedText: 'Nothing was passed on to us. You can try again or choose another way.',
    expired: 'This sign-in is no longer good',
    expiredText:
      'It has run out, was already used, or was begun in another browser. Start again, and what you have typed will still be there.',
    unavailable: '{{name}} cannot be reached right now',
    unavailableText: 'Please try again in a moment or choose another way.',
    taken: '{{name}} could not be connected',
    failed: 'That did not work',
    again: 'Try again with {{name}}',
    other: 'Other ways to sign in',
    profile: 'Back to the profile',
  },
  signup: {
    title: 'Almost there',
    lead: 'This is your first time here with {{name}}. We need a few details to make your account.',
    submit: 'Create the account',
    question: 'Create the account?',
    questionText: 'We will register {{email}}. You sign in with {{name}}.',
    taken: 'Sign in with your password',
    takenText: 'If it is yours, sign in with your password and connect {{name}} in your profile.',
    done: 'Registration received. Welcome, {{name}}.',
  },
  ways: {
    title: 'Ways to sign in',
    lead: 'Connect Kakao or Naver to sign in without a password.',
    since: 'Connected since {{date}}',
    none: 'Not connected',
    connect: 'Connect',
    connectOf: 'Connect {{name}}',
    disconnect: 'Disconnect',
    disconnectOf: 'Disconnect {{name}}',
    question: 'Disconnect {{name}}?',
    questionText: 'You can then no longer sign in with {{name}}.',
    connected: '{{name}} is connected with your account.',
    disconnected: '{{name}} was disconnected.',
    last: 'This is your only way to sign in. Set a password before you disconnect it.',
  },
  password: {
    lead: 'Your account has no password yet. We send a link to {{email}} with which you set one.',
    send: 'Send the link',
    sent: 'Link sent',
    sentText: 'Look for it in your inbox. It is good for {{minutes}} minutes.',
  },
}

declare global {
  interface TextNamespaces {
    'shop.social': typeof en
  }
}
