import type { RouteObject } from 'react-router-dom'
import { loadOf } from '#src/session/route'
import { contentLang } from '#src/session/visitor'

const ofFiles = loadOf(() => import('./queries'))
const texts = ['admin.files', 'refusal']

/** The section's routes behind the sign-in (product §2). */
export const routes: RouteObject[] = [
  {
    path: 'admin/files',
    lazy: () => import('./pages/files'),
    handle: { title: 'title.files' },
    loader: ofFiles(texts, ({ files }, visitor, { search }) => [files(contentLang(visitor), search)]),
  },
  {
    path: 'admin/files/:id',
    lazy: () => import('./pages/file'),
    handle: { title: 'title.file' },
    loader: ofFiles(texts, ({ file }, visitor, { params: { id = '' } }) => [file(contentLang(visitor), id)]),
  },
]
