export const en = {
  later: 'Not signed in. Scans stay on this device; sign in to send them once there is a network.',
  now: 'Sign in to send your scans.',
  signIn: 'Sign in',
  unsent_one: '{{count}} scan is not sent yet.',
  unsent_other: '{{count}} scans are not sent yet.',
}

declare global {
  interface TextNamespaces {
    offline: typeof en
  }
}
