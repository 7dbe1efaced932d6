import type { RouteObject } from 'react-router-dom'
import { load } from '#src/session/route'
import { viewerDay } from './queries'

const texts = ['fair.viewer', 'fair.meetings']

/** The screens in the halls, without the frame of the site (product §2). */
export const routes: RouteObject[] = [
  {
    path: ':fair-viewer',
    lazy: () => import('./pages/viewer'),
    handle: { title: 'title.viewer' },
    loader: load(texts, () => [viewerDay()]),
  },
  {
    path: ':fair-viewer/timer',
    lazy: () => import('./pages/timer'),
    handle: { title: 'title.timer' },
    loader: load(texts, () => [viewerDay()]),
  },
]
