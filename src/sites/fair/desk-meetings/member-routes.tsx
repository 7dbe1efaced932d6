import type { RouteObject } from 'react-router-dom'
import { loadOf } from '#src/session/route'

const ofMeetings = loadOf(() => import('./queries'))
const texts = ['fair.desk-meetings', 'fair.meetings', 'fair.company', 'refusal']

/** The meetings at the fair's desk, the live day in the halls, and the prints. */
export const routes: RouteObject[] = [
  {
    path: ':fair/ppipsa/desk/meetings',
    lazy: () => import('./pages/meetings'),
    handle: { title: 'title.deskMeetings' },
    loader: ofMeetings(texts, ({ meetings, thisFair, years }, _, { search }) => [
      meetings(search),
      thisFair(),
      years(),
    ]),
  },
  {
    path: ':fair/ppipsa/desk/meetings/new',
    lazy: () => import('./pages/meeting-new'),
    handle: { title: 'title.deskMeetingNew' },
    loader: ofMeetings(texts, () => []),
  },
  {
    path: ':fair/ppipsa/desk/meetings/:id',
    lazy: () => import('./pages/meeting'),
    handle: { title: 'title.deskMeeting' },
    loader: ofMeetings(texts, ({ meeting }, _, { params: { id = '' } }) => [meeting(id)]),
  },
  {
    path: ':fair/ppipsa/desk/day',
    lazy: () => import('./pages/day'),
    handle: { title: 'title.deskDay' },
    loader: ofMeetings([...texts, 'scanner'], ({ day }, _, { search }) => [day(search)]),
  },
  {
    path: ':fair/ppipsa/desk/badges',
    lazy: () => import('./pages/badges'),
    handle: { title: 'title.deskBadges' },
    loader: ofMeetings(texts, ({ papers, thisFair }, _, { search }) => [papers(search), thisFair()]),
  },
  {
    path: ':fair/ppipsa/desk/agendas',
    lazy: () => import('./pages/agendas'),
    handle: { title: 'title.deskAgendas' },
    loader: ofMeetings(texts, ({ papers, thisFair }, _, { search }) => [papers(search), thisFair()]),
  },
]
