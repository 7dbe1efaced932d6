import type { Post } from '#contract/board'

/** What search engines read of a post. */
export const articleData = ({ title, summary, lang, published_at, updated_at }: Post): object => ({
  '@type': 'Article',
  headline: title,
  description: summary,
  inLanguage: lang,
  datePublished: published_at,
  dateModified: updated_at ?? published_at,
})
