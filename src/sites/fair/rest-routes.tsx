import type { RouteObject } from 'react-router-dom'
import { DeskFailed } from '#src/kits/desk/desk-failed'
import { requireRole } from '#src/kits/desk/require-role'
import { PageFailed } from '#src/kits/page/page-failed'
import { requireSession, texts } from '#src/session/route'
import { routes as account } from './account/member-routes'
import { routes as business } from './business/member-routes'
import { Component as Desk, deskRoles } from './desk/layout'
import { routes as participants } from './desk/member-routes'
import { routes as boards } from './desk-boards/member-routes'
import { routes as imports } from './desk-import/member-routes'
import { routes as mails } from './desk-mails/member-routes'
import { routes as matching } from './desk-matching/member-routes'
import { routes as meetings } from './desk-meetings/member-routes'
import { routes as records } from './desk-records/member-routes'
import { routes as setup } from './desk-setup/member-routes'
import { Component as Layout } from './layout'
import { pathsOf } from './site'
import { routes as viewer } from './viewer/routes'

/** Pages for participants, and those with a frame of their own: the desk of the fair's office and the screens in its halls. */
export const routes: RouteObject[] = [
  ...viewer,
  {
    middleware: [
      requireSession('business', (visitor) => pathsOf(visitor).ppipsa),
      // The fair's office does not participate itself: it is led to its desk.
      requireRole('business', ['buyer', 'seller'], (visitor) => pathsOf(visitor).desk),
    ],
    Component: Layout,
    children: [{ ErrorBoundary: PageFailed, children: [account, business].flat() }],
  },
  {
    middleware: [
      requireSession('business', (visitor) => pathsOf(visitor).ppipsa),
      requireRole('business', deskRoles, (visitor) => pathsOf(visitor).ppipsa),
    ],
    Component: Desk,
    loader: texts('desk', 'fair.desk'),
    children: [
      {
        ErrorBoundary: DeskFailed,
        children: [participants, matching, records, boards, setup, meetings, imports, mails].flat(),
      },
    ],
  },
]
