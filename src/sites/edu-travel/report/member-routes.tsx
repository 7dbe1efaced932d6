import type { RouteObject } from 'react-router-dom'
import { loadOf } from '#src/session/route'

const ofReports = loadOf(() => import('./queries'))

/** The section's route behind the sign-in (product §2). */
export const routes: RouteObject[] = [
  {
    path: 'seouledutravel/report/submit/:appId',
    lazy: () => import('./pages/report'),
    handle: { title: 'title.report' },
    loader: ofReports(
      ['edu-travel.report', 'edu-travel.application', 'paste', 'education.report', 'thread', 'refusal'],
      ({ ownReport }, _, { params }) => [ownReport(params.appId ?? '')],
    ),
  },
]
