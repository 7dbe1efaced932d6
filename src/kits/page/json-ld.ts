/** What search engines read of the way to a page. */
export const crumbData = (crumbs: readonly { name: string; path: string }[], origin: string): object => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: origin + path,
  })),
})

/** Several things of one page. */
export const graphOf = (...things: object[]): object => ({ '@context': 'https://schema.org', '@graph': things })
