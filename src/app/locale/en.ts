export const en = {
  start: {
    title: 'Naru could not start',
    text: 'The server did not answer. Check your connection and try again.',
    retry: 'Try again',
  },
  version: { question: 'A new version of this site is available. Refresh now?' },
}

declare global {
  interface TextNamespaces {
    app: typeof en
  }
}
