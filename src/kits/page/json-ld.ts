import { type Money, unitOf } from '#contract/money'

/** A price as schema.org writes it: units with a dot, not the smallest unit. */
export const priceData = ({ amount, currency }: Money): string =>
  (amount / unitOf(currency)).toFixed(currency === 'USD' ? 2 : 0)

/** Breadcrumbs as structured data for search engines. */
export const crumbData = (crumbs: readonly { name: string; path: string }[], origin: string): object => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: origin + path,
  })),
})

/** Combines several structured data objects of one page. */
export const graphOf = (...things: object[]): object => ({ '@context': 'https://schema.org', '@graph': things })
