import type { RouteObject } from 'react-router-dom'
import { loadOf } from '#src/session/route'

const ofReports = loadOf(() => import('./queries'))

/** The section's route behind the sign-in (product §2). */
export const routes: RouteObject[] = [
  {
    path: 'seouleduadmin/apply/report',
    lazy: () => import('./pages/reports'),
    handle: { title: 'title.applyReport' },
    loader: ofReports(
      ['edu-admin.report', 'education.report', 'refusal'],
      ({ reports, reviewedReport, pulse }, _, { search }) => {
        const id = search.get('report')
        return id ? [reviewedReport(id), pulse(id)] : [reports(search)]
      },
    ),
  },
]
