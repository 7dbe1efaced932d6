import type { RouteObject } from 'react-router-dom'

export const routes: RouteObject = {
  id: 'dev',
  path: 'dev',
  children: [{ path: 'ui', lazy: () => import('./pages/ui'), handle: { title: 'Parts' } }],
}
