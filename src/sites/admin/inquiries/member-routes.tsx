import type { RouteObject } from 'react-router-dom'
import { loadOf } from '#src/session/route'

const ofInquiries = loadOf(() => import('./queries'))
const texts = ['admin.inquiries', 'inquiry-desk', 'board', 'refusal']

/** The section's routes behind the sign-in (product §2). */
export const routes: RouteObject[] = [
  {
    path: 'admin/inquiries',
    lazy: () => import('./pages/inquiries'),
    handle: { title: 'title.inquiries' },
    loader: ofInquiries(texts, ({ inquiries, answerTimes }, _, { search }) => [inquiries(search), answerTimes()]),
  },
  {
    path: 'admin/inquiries/:site/:id',
    lazy: () => import('./pages/inquiry'),
    handle: { title: 'title.inquiry' },
    loader: ofInquiries([...texts, 'thread'], ({ thread, siteIn }, _, { params: { site, id = '' } }) => [
      thread(siteIn(site), id),
    ]),
  },
]
