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
  skip: 'Skip to content',
  language: { label: 'Language', now: 'Language: {{name}}' },
  currency: { label: 'Currency', now: 'Currency: {{name}}', USD: 'US dollar', KRW: 'Korean won' },
  fallback: { note: 'Part of this page is shown in English.', close: 'Hide this note' },
}
