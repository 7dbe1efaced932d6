import type { RouteObject } from 'react-router-dom'
import { firstPosts } from '#src/kits/board/first-posts'
import { loadOf } from '#src/session/route'
import { site } from '../site'
import { questionsLength } from './parts/lengths'

const ofBoard = loadOf(async () => ({
  ...(await import('./queries')),
  ...(await import('./parts/news-address')),
  ...(await import('#src/kits/board/post-filters')),
}))
const texts = ['fair.board', 'board']

/** The section's routes (product §2). */
export const routes: RouteObject[] = [
  {
    path: ':fair-update',
    lazy: () => import('./pages/update'),
    handle: { title: 'title.update' },
    loader: ofBoard(texts, ({ updates }, visitor) => [updates(visitor)]),
  },
  {
    path: ':fair/board',
    lazy: () => import('./pages/board'),
    handle: { title: 'title.board' },
    loader: ofBoard(texts, ({ posts, newsKindIn, postFiltersIn }, visitor, { search }) => [
      posts(visitor, newsKindIn(search), postFiltersIn(search)),
      firstPosts(site, visitor, 'faq', questionsLength),
    ]),
  },
  {
    path: ':fair/board/faq',
    lazy: () => import('./pages/faq'),
    handle: { title: 'title.faq' },
    loader: ofBoard(texts, ({ posts, postFiltersIn }, visitor, { search }) => [
      posts(visitor, 'faq', postFiltersIn(search)),
    ]),
  },
  {
    path: ':fair/board/notice-detail/:id',
    lazy: () => import('./pages/notice-detail'),
    handle: { title: 'title.notice' },
    loader: ofBoard([...texts, 'thread'], ({ post }, visitor, { params: { id = '' } }) => [post(visitor, id)]),
  },
  {
    path: ':fair/board/press-detail/:id',
    lazy: () => import('./pages/press-detail'),
    handle: { title: 'title.press' },
    loader: ofBoard([...texts, 'thread'], ({ post }, visitor, { params: { id = '' } }) => [post(visitor, id)]),
  },
  {
    path: ':fair/board/media-detail/:id',
    lazy: () => import('./pages/media-detail'),
    handle: { title: 'title.media' },
    loader: ofBoard([...texts, 'thread'], ({ post }, visitor, { params: { id = '' } }) => [post(visitor, id)]),
  },
]
