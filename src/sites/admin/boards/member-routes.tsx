import type { RouteObject } from 'react-router-dom'
import { boardLoaders } from '#src/kits/board-desk/loaders'
import { loadOf } from '#src/session/route'
import { contentLang } from '#src/session/visitor'
import { boardSites, boardsAt } from './boards'

const ofBoards = loadOf(() => import('#src/kits/board-desk/queries'))
const { list, add, edit } = boardLoaders(boardsAt)

/** The section's routes behind the sign-in (product §2). */
export const routes: RouteObject[] = [
  {
    path: 'admin/boards',
    lazy: () => import('./pages/sites'),
    handle: { title: 'title.boards' },
    loader: ofBoards(['board-desk', 'board', 'refusal'], ({ boardLabels }, visitor) =>
      boardSites.map((boards) => boardLabels(boards.site, contentLang(visitor))),
    ),
  },
  {
    path: 'admin/boards/:site',
    lazy: () => import('./pages/boards'),
    handle: { title: 'title.boards' },
    loader: list,
  },
  {
    path: 'admin/boards/:site/new',
    lazy: () => import('./pages/new-post'),
    handle: { title: 'title.newBoardPost' },
    loader: add,
  },
  {
    path: 'admin/boards/:site/:id',
    lazy: () => import('./pages/board-post'),
    handle: { title: 'title.boardPost' },
    loader: edit,
  },
]
