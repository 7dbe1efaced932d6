import type { RouteObject } from 'react-router-dom'
import { loadOf } from '#src/session/route'

const ofMails = loadOf(() => import('./queries'))
const texts = ['admin.mails', 'admin.history', 'refusal']

/** The section's routes behind the sign-in (product §2). */
export const routes: RouteObject[] = [
  {
    path: 'admin/mails',
    lazy: () => import('./pages/mails'),
    handle: { title: 'title.mails' },
    loader: ofMails(texts, ({ mails }, _, { search }) => [mails(search)]),
  },
  {
    path: 'admin/mails/:id',
    lazy: () => import('./pages/mail'),
    handle: { title: 'title.mail' },
    loader: ofMails(texts, ({ mail }, _, { params: { id = '' } }) => [mail(id)]),
  },
]
