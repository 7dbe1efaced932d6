import type { RouteObject } from 'react-router-dom'
import { firstPosts } from '#src/kits/board/first-posts'
import { loadOf } from '#src/session/route'
import { site } from '../site'
import { overviewLength } from './parts/lengths'

const ofBoard = loadOf(async () => ({
  ...(await import('./queries')),
  ...(await import('#src/kits/board/post-filters')),
}))
const help = ['shop.board', 'board']

/** The section's routes (product §2). */
export const routes: RouteObject[] = [
  {
    path: 'board',
    lazy: () => import('./pages/board'),
    handle: { title: 'title.help' },
    loader: ofBoard(help, ({ boards }, visitor) => [
      boards(visitor),
      firstPosts(site, visitor, 'notice', overviewLength),
      firstPosts(site, visitor, 'faq', overviewLength),
    ]),
  },
  {
    path: 'board/:type',
    lazy: () => import('./pages/board-type'),
    handle: { title: 'title.board' },
    loader: ofBoard(help, ({ boards, posts, postFiltersIn }, visitor, { params: { type = '' }, search }) => [
      boards(visitor),
      posts(visitor, type, postFiltersIn(search)),
    ]),
  },
  {
    path: 'board/notice-detail/:id',
    lazy: () => import('./pages/notice-detail'),
    handle: { title: 'title.post' },
    loader: ofBoard([...help, 'thread'], ({ post }, visitor, { params: { id = '' } }) => [post(visitor, id)]),
  },
  {
    path: 'board/contact-us-register',
    lazy: () => import('./pages/contact-us-register'),
    handle: { title: 'title.contactUsRegister' },
    loader: ofBoard([...help, 'thread', 'refusal'], ({ boards }, visitor) => [
      boards(visitor),
      firstPosts(site, visitor, 'faq', overviewLength),
    ]),
  },
]
