import { labelsIn } from '#contract/sites/labels'
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
  priceFrom: 'from {{price}}',
  header: {
    home: '{{name}}, first page',
    menu: 'Menu',
    pages: 'Pages',
    settings: 'Language and currency',
  },
  footer: {
    support: 'Support',
    supportText: 'Questions? Write to us: we answer the next working day in Seoul.',
    demo: 'This is a demonstration, not affiliated with any city, government, summit or fair.',
    company: 'Naru Travel is a fictional company. No contract is made and no money is taken during this demonstration.',
    companyLive: 'Naru Travel',
    legal: 'You pay in Korean won. Amounts in US dollars are for your information.',
    languages: 'Languages',
    sites: 'Sites of Naru',
    terms: 'Terms of use',
    privacy: 'Privacy',
  },
  /** The labels of the sites in menus. */
  sites: labelsIn('en'),
}

declare global {
  interface TextNamespaces {
    page: typeof en
  }
}
