import type { RouteObject } from 'react-router-dom'
import { load, loadOf } from '#src/session/route'

const ofQna = loadOf(() => import('./queries'))
const texts = ['edu-travel.qna', 'board', 'thread', 'refusal']

/** Its addresses behind the sign-in (product §2). */
export const routes: RouteObject[] = [
  {
    path: 'seouledutravel/qna/list',
    lazy: () => import('./pages/list'),
    handle: { title: 'title.qna' },
    loader: ofQna(texts, ({ ownInquiries, inquiryStatusIn }, _, { page, search }) => [
      ownInquiries(page, inquiryStatusIn(search)),
    ]),
  },
  {
    path: 'seouledutravel/qna/list-detail/:id',
    lazy: () => import('./pages/list-detail'),
    handle: { title: 'title.qnaDetail' },
    loader: ofQna(texts, ({ ownInquiry }, _, { params: { id = '' } }) => [ownInquiry(id)]),
  },
  {
    path: 'seouledutravel/qna/contact-us',
    lazy: () => import('./pages/contact-us'),
    handle: { title: 'title.contactUs' },
    loader: load(texts),
  },
]
