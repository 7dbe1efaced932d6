import type { RouteObject } from 'react-router-dom'
import { loadOf } from '#src/session/route'
import { site } from '../site'

const ofInquiries = loadOf(() => import('#src/kits/board/own-inquiries'))
const texts = ['shop.board', 'board', 'thread', 'refusal']

/** The section's routes behind the sign-in (product §2). */
export const routes: RouteObject[] = [
  {
    path: 'board/contact-us',
    lazy: () => import('./pages/contact-us'),
    handle: { title: 'title.contactUs' },
    loader: ofInquiries(texts, ({ inquiryStatusIn, ownInquiries }, _, { page, search }) => [
      ownInquiries(site, page, inquiryStatusIn(search)),
    ]),
  },
  {
    path: 'board/contact-us-detail/:id',
    lazy: () => import('./pages/contact-us-detail'),
    handle: { title: 'title.contactUsDetail' },
    loader: ofInquiries(texts, ({ ownInquiry }, _, { params: { id = '' } }) => [ownInquiry(site, id)]),
  },
]
