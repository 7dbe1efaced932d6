import type { RouteObject } from 'react-router-dom'
import { boardLoaders } from '#src/kits/board-desk/loaders'
import { boards } from './use-board-desk'

const { list, add, edit } = boardLoaders(() => boards)

/** The section's routes behind the sign-in (product §2). */
export const routes: RouteObject[] = [
  { path: 'seouleduadmin/faq', lazy: () => import('./pages/faq'), handle: { title: 'title.faq' }, loader: list },
  {
    path: 'seouleduadmin/board-add',
    lazy: () => import('./pages/board-add'),
    handle: { title: 'title.boardAdd' },
    loader: add,
  },
  {
    path: 'seouleduadmin/board-edit/:id',
    lazy: () => import('./pages/board-edit'),
    handle: { title: 'title.boardEdit' },
    loader: edit,
  },
]
