import type { RouteObject } from 'react-router-dom'
import { loadOf } from '#src/session/route'

const ofSetup = loadOf(() => import('./queries'))
const texts = ['admin.mice-setup', 'admin.mice', 'exhibition-desk', 'desk', 'refusal']

/** The setup of a year of the MICE fair, behind the sign-in (product §2). */
export const routes: RouteObject[] = [
  {
    path: 'admin/mice/setup',
    lazy: () => import('./pages/setup'),
    handle: { title: 'title.miceSetup' },
    loader: ofSetup(texts, ({ setup }, _, { search }) => [setup(search)]),
  },
  {
    path: 'admin/mice/setup/booths',
    lazy: () => import('./pages/booths'),
    handle: { title: 'title.miceSetupBooths' },
    loader: ofSetup(texts, ({ booths }, _, { search }) => [booths(search)]),
  },
  {
    path: 'admin/mice/setup/terms',
    lazy: () => import('./pages/terms'),
    handle: { title: 'title.miceSetupTerms' },
    loader: ofSetup(texts, ({ setup }, _, { search }) => [setup(search)]),
  },
  {
    path: 'admin/mice/setup/sessions',
    lazy: () => import('./pages/sessions'),
    handle: { title: 'title.miceSetupSessions' },
    loader: ofSetup(texts, ({ sessions }, _, { search }) => [sessions(search)]),
  },
  {
    path: 'admin/mice/setup/preview',
    lazy: () => import('./pages/preview'),
    handle: { title: 'title.miceSetupPreview' },
    loader: ofSetup(texts, ({ preview }, _, { search }) => [preview(search)]),
  },
]
