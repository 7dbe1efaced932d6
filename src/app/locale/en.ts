export const en = {
  notFound: {
    title: 'Page not found',
    text: 'There is no page at this address. It may have moved, or the address may be mistyped.',
    home: 'Go to the first page',
  },
  failed: {
    title: 'Something went wrong',
    text: 'The page could not be shown. This is our fault, not yours.',
    retry: 'Try again',
    home: 'Go to the first page',
  },
  start: {
    title: 'Naru could not start',
    text: 'The server did not answer. Check your connection and try again.',
  },
  version: { question: 'A new version of this site is available. Refresh now?' },
  skip: 'Skip to content',
}
