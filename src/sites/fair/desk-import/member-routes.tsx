import type { RouteObject } from 'react-router-dom'
import { load } from '#src/session/route'

/** The import of companies from a sheet, at the fair's desk. */
export const routes: RouteObject[] = [
  {
    path: ':fair/ppipsa/desk/participants/import',
    lazy: () => import('./pages/import'),
    handle: { title: 'title.deskImport' },
    loader: load(['fair.desk-import', 'fair.company', 'desk', 'refusal']),
  },
]
