import type { RouteObject } from 'react-router-dom'
import { refuseWithout, requireRole } from '#src/kits/desk/require-role'
import { aloneOn } from '#src/kits/offline/duty'
import { requireSession } from '#src/session/route'
import type { Visitor } from '#src/session/visitor'
import { routes as benefits } from './benefits/member-routes'
import { routes as boards } from './boards/member-routes'
import { routes as companies } from './companies/member-routes'
import { routes as festivals } from './festivals/member-routes'
import { routes as files } from './files/member-routes'
import { routes as gates } from './gates/member-routes'
import { routes as home } from './home/member-routes'
import { routes as imports } from './imports/member-routes'
import { routes as inquiries } from './inquiries/member-routes'
import { routes as jobs } from './jobs/member-routes'
import { routes as mails } from './mails/member-routes'
import { routes as members } from './members/member-routes'
import { gateRoutes, routes as mice } from './mice/member-routes'
import { routes as miceSetup } from './mice-setup/member-routes'
import { routes as pass } from './pass/member-routes'
import { routes as products } from './products/member-routes'
import { routes as quotations } from './quotations/member-routes'
import { routes as reservations } from './reservations/member-routes'
import { routes as reviews } from './reviews/member-routes'
import { routes as settings } from './settings/member-routes'
import { deskRoles, miceGateRoles, ownerRoles, paths } from './site'
import { routes as staff } from './staff/member-routes'
import { routes as surveys } from './surveys/member-routes'

/** Door staff are led from the desk's home to their page. */
const doorStaff = { roles: miceGateRoles, from: paths.home, to: paths.miceGate }

/** Without a token only a device of door staff comes here, which `requireSession` has admitted. */
const isSignedOut = ({ session }: Visitor): boolean => session.getState().tokens.admin === undefined

/** Pages for operators (product §6), one line per section, and one for door staff too. */
export const routes: RouteObject[] = [
  {
    middleware: [requireSession('admin', paths.signin), requireRole('admin', deskRoles, paths.signin, doorStaff)],
    loader: refuseWithout('admin', deskRoles),
    children: [
      home, //
      reservations,
      inquiries,
      products,
      imports,
      festivals,
      quotations,
      members,
      companies,
      reviews,
      boards,
      benefits,
      mice,
      miceSetup,
      pass,
      gates,
      mails,
      jobs,
      files,
      settings,
      { loader: refuseWithout('admin', ownerRoles), children: staff },
      surveys,
    ].flat(),
  },
  {
    middleware: [
      requireSession('admin', paths.signin, aloneOn('doors')),
      requireRole('admin', miceGateRoles, paths.signin, undefined, isSignedOut),
    ],
    children: gateRoutes,
  },
]
