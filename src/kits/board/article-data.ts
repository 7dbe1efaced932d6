import type { Post } from '#contract/board'

/** Structured data of a post for search engines. */
export const articleData = ({ title, summary, lang, published_at, updated_at }: Post): object => ({
  '@type': 'Article',
  headline: title,
  description: summary,
  inLanguage: lang,
  datePublished: published_at,
  dateModified: updated_at ?? published_at,
})
