import type { PostCard } from '#contract/board'
import { plainMarkup } from '#contract/markup'

/** What search engines read of questions and answers. */
export const questionData = (posts: readonly Pick<PostCard, 'title' | 'content'>[]): object => ({
  '@type': 'FAQPage',
  mainEntity: posts.map(({ title, content }) => ({
    '@type': 'Question',
    name: title,
    acceptedAnswer: { '@type': 'Answer', text: plainMarkup(content ?? '') },
  })),
})
