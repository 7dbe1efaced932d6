import type { RouteObject } from 'react-router-dom'
import { loadOf } from '#src/session/route'

const ofMails = loadOf(() => import('./queries'))
const texts = ['fair.desk-mails', 'fair.company', 'refusal']

/** The fair's office's mails to participants. */
export const routes: RouteObject[] = [
  {
    path: ':fair/ppipsa/desk/mails',
    lazy: () => import('./pages/mails'),
    handle: { title: 'title.deskMails' },
    loader: ofMails(texts, ({ mails }, _, { search }) => [mails(search)]),
  },
  {
    path: ':fair/ppipsa/desk/mails/new',
    lazy: () => import('./pages/mail-new'),
    handle: { title: 'title.deskMailNew' },
    loader: ofMails(texts, () => []),
  },
  {
    path: ':fair/ppipsa/desk/mails/:id',
    lazy: () => import('./pages/mail'),
    handle: { title: 'title.deskMail' },
    loader: ofMails(texts, ({ mail }, _, { params: { id = '' } }) => [mail(id)]),
  },
]
