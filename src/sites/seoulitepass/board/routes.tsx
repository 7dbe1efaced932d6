import type { RouteObject } from 'react-router-dom'
import { loadOf } from '#src/session/route'
import type { PassBoard } from './queries'

const ofBoard = loadOf(async () => ({
  ...(await import('./queries')),
  ...(await import('#src/kits/board/post-filters')),
}))
const texts = ['seoulitepass.board', 'board']
const list = (name: PassBoard) =>
  ofBoard(texts, ({ posts, postFiltersIn }, visitor, { search }) => [posts(visitor, name, postFiltersIn(search))])

/** The section's routes (product §2). */
export const routes: RouteObject[] = [
  {
    path: 'seoulitepass/thingstodo/post',
    lazy: () => import('./pages/posts'),
    handle: { title: 'title.posts' },
    loader: list('things'),
  },
  {
    path: 'seoulitepass/thingstodo/post/:id',
    lazy: () => import('./pages/post'),
    handle: { title: 'title.post' },
    loader: ofBoard([...texts, 'thread'], ({ post }, visitor, { params: { id = '' } }) => [post(visitor, id)]),
  },
  {
    path: 'seoulitepass/thingstodo/notice',
    lazy: () => import('./pages/notices'),
    handle: { title: 'title.notices' },
    loader: list('notice'),
  },
  {
    path: 'seoulitepass/faq',
    lazy: () => import('./pages/faq'),
    handle: { title: 'title.faq' },
    loader: list('faq'),
  },
]
