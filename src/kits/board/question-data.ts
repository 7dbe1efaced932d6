import type { PostCard } from '#contract/board'
import { plainMarkup } from '#contract/markup'

/** Structured data of questions and answers for search engines. */
export const questionData = (posts: readonly Pick<PostCard, 'title' | 'content'>[]): object => ({
  '@type': 'FAQPage',
  mainEntity: posts.map(({ title, content }) => ({
    '@type': 'Question',
    name: title,
    acceptedAnswer: { '@type': 'Answer', text: plainMarkup(content ?? '') },
  })),
})
