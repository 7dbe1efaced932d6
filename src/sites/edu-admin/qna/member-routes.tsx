import type { RouteObject } from 'react-router-dom'
import { loadOf } from '#src/session/route'

const ofQna = loadOf(() => import('./queries'))

/** The section's routes behind the sign-in (product §2). */
export const routes: RouteObject[] = [
  {
    path: 'seouleduadmin/qna',
    lazy: () => import('./pages/qna'),
    handle: { title: 'title.qna' },
    loader: ofQna(['inquiry-desk', 'board', 'refusal'], ({ inquiries, answerTimes }, _, { search }) => [
      inquiries(search),
      answerTimes(),
    ]),
  },
  {
    path: 'seouleduadmin/qna/:id',
    lazy: () => import('./pages/qna-detail'),
    handle: { title: 'title.qnaDetail' },
    loader: ofQna(['inquiry-desk', 'board', 'thread', 'refusal'], ({ thread }, _, { params: { id = '' } }) => [
      thread(id),
    ]),
  },
]
