import type { RouteObject } from 'react-router-dom'
import { boardLoaders } from '#src/kits/board-desk/loaders'
import { boards } from './use-board-desk'

const { list, add, edit } = boardLoaders(() => boards)

/** The boards at the fair's desk. */
export const routes: RouteObject[] = [
  {
    path: ':fair/ppipsa/desk/boards',
    lazy: () => import('./pages/boards'),
    handle: { title: 'title.deskBoards' },
    loader: list,
  },
  {
    path: ':fair/ppipsa/desk/boards/new',
    lazy: () => import('./pages/board-add'),
    handle: { title: 'title.deskBoardAdd' },
    loader: add,
  },
  {
    path: ':fair/ppipsa/desk/boards/:id',
    lazy: () => import('./pages/board-edit'),
    handle: { title: 'title.deskBoardEdit' },
    loader: edit,
  },
]
