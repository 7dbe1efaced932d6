import type { RouteObject } from 'react-router-dom'
import { loadOf } from '#src/session/route'
import { requireApproved } from '../account/require-approved'

const ofBusiness = loadOf(async () => ({ ...(await import('./queries')), ...(await import('../meetings/queries')) }))
const texts = ['fair.business', 'fair.company', 'fair.account', 'fair.meetings', 'refusal']

/** The section's routes, for approved companies only (product §2). */
export const routes: RouteObject[] = [
  {
    middleware: [requireApproved],
    children: [
      {
        path: ':fair/ppipsa/business/list',
        lazy: () => import('./pages/list'),
        handle: { title: 'title.businessList' },
        loader: ofBusiness(texts, ({ companies, ownParticipant, thisFair }, _, { search }) => [
          companies(search),
          ownParticipant(),
          thisFair(),
        ]),
      },
      {
        path: ':fair/ppipsa/business/:bizId',
        lazy: () => import('./pages/company'),
        handle: { title: 'title.business' },
        loader: ofBusiness(texts, ({ company, ownParticipant }, _, { params: { bizId = '' } }) => [
          company(bizId),
          ownParticipant(),
        ]),
      },
      {
        path: ':fair/ppipsa/business/application/confirm',
        lazy: () => import('./pages/confirm'),
        handle: { title: 'title.applicationConfirm' },
        loader: ofBusiness(texts, ({ ownWishes, ownParticipant, thisFair }) => [
          ownWishes(),
          ownParticipant(),
          thisFair(),
        ]),
      },
      {
        path: ':fair/ppipsa/mypage/business/application',
        lazy: () => import('./pages/own-application'),
        handle: { title: 'title.ownApplication' },
        loader: ofBusiness(
          texts,
          ({ ownWishes, receivedWishes, ownParticipant, ownMeetings, ownCalendar, ownRefills }) => [
            ownRefills(),
            ownMeetings(),
            ownCalendar(),
            ownWishes(),
            receivedWishes(),
            ownParticipant(),
          ],
        ),
      },
    ],
  },
]
