import type { RouteObject } from 'react-router-dom'
import { browserOnly, load } from '#src/session/route'
import { signing } from '../route-texts'

/** The section's routes (product §2). */
export const routes: RouteObject[] = [
  {
    path: 'oauth-kakao',
    middleware: [browserOnly],
    lazy: () => import('./pages/oauth-kakao'),
    handle: { title: 'title.oauthKakao' },
    loader: load(signing),
  },
  {
    path: 'oauth-naver',
    middleware: [browserOnly],
    lazy: () => import('./pages/oauth-naver'),
    handle: { title: 'title.oauthNaver' },
    loader: load(signing),
  },
]
