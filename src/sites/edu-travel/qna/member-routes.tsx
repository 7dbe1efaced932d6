import type { RouteObject } from 'react-router-dom'
import { load, loadOf } from '#src/session/route'
import { site } from '../site'

const ofInquiries = loadOf(() => import('#src/kits/board/own-inquiries'))
const texts = ['edu-travel.qna', 'board', 'thread', 'refusal']

/** The section's routes behind the sign-in (product §2). */
export const routes: RouteObject[] = [
  {
    path: 'seouledutravel/qna/list',
    lazy: () => import('./pages/list'),
    handle: { title: 'title.qna' },
    loader: ofInquiries(texts, ({ ownInquiries, inquiryStatusIn }, _, { page, search }) => [
      ownInquiries(site, page, inquiryStatusIn(search)),
    ]),
  },
  {
    path: 'seouledutravel/qna/list-detail/:id',
    lazy: () => import('./pages/list-detail'),
    handle: { title: 'title.qnaDetail' },
    loader: ofInquiries(texts, ({ ownInquiry }, _, { params: { id = '' } }) => [ownInquiry(site, id)]),
  },
  {
    path: 'seouledutravel/qna/contact-us',
    lazy: () => import('./pages/contact-us'),
    handle: { title: 'title.contactUs' },
    loader: load(texts),
  },
]
