import type { RouteObject } from 'react-router-dom'
import { loadOf } from '#src/session/route'

const ofMatching = loadOf(() => import('./queries'))
const texts = ['fair.desk-matching', 'refusal']

/** The matching at the fair's desk. */
export const routes: RouteObject[] = [
  {
    path: ':fair/ppipsa/desk/matching',
    lazy: () => import('./pages/matching'),
    handle: { title: 'title.deskMatching' },
    loader: ofMatching(texts, ({ settings, runs }) => [settings(), runs()]),
  },
  {
    path: ':fair/ppipsa/desk/matching/:id',
    lazy: () => import('./pages/matching-run'),
    handle: { title: 'title.deskMatchingRun' },
    loader: ofMatching(texts, ({ run, runs, thisFair }, _, { params: { id = '' } }) => [run(id), runs(), thisFair()]),
  },
]
