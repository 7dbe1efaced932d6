import type { RouteObject } from 'react-router-dom'
import { browserOnly } from '#src/session/route'

export const routes: RouteObject = {
  id: 'dev',
  path: 'dev',
  // These pages are for developers only, and change with every visit.
  middleware: [browserOnly],
  children: [
    { path: 'ui', lazy: () => import('./pages/ui'), handle: { title: 'Parts' } },
    { path: 'mails', lazy: () => import('./pages/mails'), handle: { title: 'All mails' } },
    { path: 'mailbox', lazy: () => import('./pages/mailbox'), handle: { title: 'Mailbox' } },
  ],
}
