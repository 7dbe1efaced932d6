import type { RouteObject } from 'react-router-dom'
import { loadOf } from '#src/session/route'
import { contentLang } from '#src/session/visitor'

const ofReviews = loadOf(() => import('./queries'))
const texts = ['admin.reviews', 'admin.history', 'refusal']

/** The section's routes behind the sign-in (product §2). */
export const routes: RouteObject[] = [
  {
    path: 'admin/reviews',
    lazy: () => import('./pages/reviews'),
    handle: { title: 'title.reviews' },
    loader: ofReviews(texts, ({ reviews }, visitor, { search }) => [reviews(search, contentLang(visitor))]),
  },
  {
    path: 'admin/reviews/:id',
    lazy: () => import('./pages/review'),
    handle: { title: 'title.review' },
    loader: ofReviews(texts, ({ review }, visitor, { params: { id = '' } }) => [review(id, contentLang(visitor))]),
  },
  {
    path: 'admin/posts',
    lazy: () => import('./pages/posts'),
    handle: { title: 'title.posts' },
    loader: ofReviews(texts, ({ posts }, _, { search }) => [posts(search)]),
  },
  {
    path: 'admin/posts/:id',
    lazy: () => import('./pages/post'),
    handle: { title: 'title.post' },
    loader: ofReviews(texts, ({ post }, _, { params: { id = '' } }) => [post(id)]),
  },
]
