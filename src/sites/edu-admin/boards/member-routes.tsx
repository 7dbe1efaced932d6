import type { RouteObject } from 'react-router-dom'
import { loadOf } from '#src/session/route'

const ofBoards = loadOf(() => import('./queries'))
const texts = ['edu-admin.boards', 'board', 'thread', 'refusal']

/** Its addresses behind the sign-in (product §2). */
export const routes: RouteObject[] = [
  {
    path: 'seouleduadmin/faq',
    lazy: () => import('./pages/faq'),
    handle: { title: 'title.faq' },
    loader: ofBoards(texts, ({ posts, soughtIn }, _, { search }) => [posts(soughtIn(search))]),
  },
  {
    path: 'seouleduadmin/board-add',
    lazy: () => import('./pages/board-add'),
    handle: { title: 'title.boardAdd' },
    loader: ofBoards(texts, ({ categories, boardIn }, _, { search }) => [categories(boardIn(search))]),
  },
  {
    path: 'seouleduadmin/board-edit/:id',
    lazy: () => import('./pages/board-edit'),
    handle: { title: 'title.boardEdit' },
    loader: ofBoards(texts, ({ post, categories, boardNames }, _, { params: { id = '' } }) => [
      post(id),
      ...boardNames.map(categories),
    ]),
  },
]
