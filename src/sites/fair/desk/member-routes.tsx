import type { RouteObject } from 'react-router-dom'
import { loadOf } from '#src/session/route'

const ofDesk = loadOf(() => import('./queries'))
const texts = ['fair.company', 'refusal']

/** Participants at the fair's desk, and its first page. */
export const routes: RouteObject[] = [
  {
    path: ':fair/ppipsa/desk',
    lazy: () => import('./pages/home'),
    handle: { title: 'title.desk' },
    loader: ofDesk(texts, ({ waiting }) => [waiting()]),
  },
  {
    path: ':fair/ppipsa/desk/participants',
    lazy: () => import('./pages/participants'),
    handle: { title: 'title.deskParticipants' },
    loader: ofDesk([...texts, 'fair.desk-import'], ({ participants, years }, _, { search }) => [
      participants(search),
      years(),
    ]),
  },
  {
    path: ':fair/ppipsa/desk/participants/:id',
    lazy: () => import('./pages/participant'),
    handle: { title: 'title.deskParticipant' },
    loader: ofDesk(texts, ({ participant, plan }, _, { params: { id = '' } }) => [participant(id), plan()]),
  },
]
