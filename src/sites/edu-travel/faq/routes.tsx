import type { RouteObject } from 'react-router-dom'
import { loadOf } from '#src/session/route'

const ofFaq = loadOf(async () => ({
  ...(await import('./queries')),
  ...(await import('#src/kits/board/post-filters')),
}))
const texts = ['edu-travel.faq', 'board']

/** The section's routes (product §2). */
export const routes: RouteObject[] = [
  {
    path: 'seouledutravel/faq/list',
    lazy: () => import('./pages/list'),
    handle: { title: 'title.faq' },
    loader: ofFaq(texts, ({ questions, postFiltersIn }, visitor, { search }) => [
      questions(visitor, postFiltersIn(search)),
    ]),
  },
  {
    path: 'seouledutravel/faq/list-detail/:id',
    lazy: () => import('./pages/list-detail'),
    handle: { title: 'title.faqDetail' },
    loader: ofFaq([...texts, 'thread'], ({ post }, visitor, { params: { id = '' } }) => [post(visitor, id)]),
  },
]
