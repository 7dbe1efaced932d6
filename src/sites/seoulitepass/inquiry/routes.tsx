import type { RouteObject } from 'react-router-dom'
import { loadOf } from '#src/session/route'
import { site } from '../site'

const ofBoard = loadOf(() => import('#src/kits/board/first-posts'))

/** The section's route (product §2). */
export const routes: RouteObject[] = [
  {
    path: 'seoulitepass/inquiry',
    lazy: () => import('./pages/inquiry'),
    handle: { title: 'title.inquiry' },
    loader: ofBoard(['seoulitepass.inquiry', 'board', 'thread', 'refusal'], ({ firstPosts }, visitor) => [
      firstPosts(site, visitor, 'faq', 4),
    ]),
  },
]
