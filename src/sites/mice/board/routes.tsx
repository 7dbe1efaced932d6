import type { RouteObject } from 'react-router-dom'
import { loadOf } from '#src/session/route'
import type { MiceBoard } from './queries'

const ofBoard = loadOf(async () => ({
  ...(await import('./queries')),
  ...(await import('#src/kits/board/post-filters')),
}))
const texts = ['mice.board', 'board']
const list = (name: MiceBoard) =>
  ofBoard(texts, ({ posts, postFiltersIn }, visitor, { search }) => [posts(visitor, name, postFiltersIn(search))])

/** The section's routes (product §2). */
export const routes: RouteObject[] = [
  {
    path: 'mice/notice/list',
    lazy: () => import('./pages/notices'),
    handle: { title: 'title.notices' },
    loader: list('notice'),
  },
  { path: 'mice/news/list', lazy: () => import('./pages/news'), handle: { title: 'title.news' }, loader: list('news') },
  {
    path: 'mice/news/view/:id',
    lazy: () => import('./pages/news-view'),
    handle: { title: 'title.newsView' },
    loader: ofBoard([...texts, 'thread'], ({ post }, visitor, { params: { id = '' } }) => [post(visitor, id)]),
  },
  { path: 'mice/faq/list', lazy: () => import('./pages/faq'), handle: { title: 'title.faq' }, loader: list('faq') },
]
