import { miceCompanies } from '#contract/mice/company'
import { miceDesk } from '#contract/mice/desk'
import { miceEdition } from '#contract/mice/edition'
import { miceFeed } from '#contract/mice/feed'
import { miceGroup, miceInvitations } from '#contract/mice/group'
import { miceHosting, miceHostingDesk } from '#contract/mice/hosting'
import { miceLogo } from '#contract/mice/logo'
import { miceRegistration } from '#contract/mice/registration'
import { miceSessions } from '#contract/mice/session'
import { implement } from '#server/http/implement'
import { ownBadge, printBadge } from './badge.service'
import { listCompanies, saveCompany, savedCompanies } from './companies.service'
import { miceOverview, printBadges } from './desk.service'
import { showEdition } from './edition.service'
import { feedFile, hasFeed, makeFeed, revokeFeed } from './feed.service'
import { addBuyers, addVisitors, askAgain, ownGroup, removeFromGroup } from './group.service'
import { applyForHosting, ownHosting, withdrawHosting } from './hosting.service'
import { decideHosting, listHosting } from './hosting-desk.service'
import { acceptInvitation, declineInvitation, readInvitation } from './invited.service'
import { ownLogo, removeLogo, setLogo } from './logo.service'
import { deskPeople } from './people-desk.service'
import { signUp } from './register.service'
import { agreeLeads, leaveRole, ownRegistration, takeBuyer, takeSeller, takeVisitor } from './registration.service'
import { leaveSeat, ownSeats, takeSeat } from './seats.service'
import { listSessions, seatsCalendar } from './sessions.service'

export const miceEditionRoutes = implement(miceEdition, {
  current: (_, { db, clock }) => showEdition(db, clock.now()),
})

export const miceCompanyRoutes = implement(miceCompanies, {
  list: (_, { db, clock }) => listCompanies(db, clock.now()),
  saved: (_, { db, clock, caller }) => savedCompanies(db, clock.now(), caller.id),
  save: ({ params, body }, deps) => saveCompany(deps, deps.caller.id, { ...params, ...body }),
})

export const miceSessionRoutes = implement(miceSessions, {
  list: (_, { db, clock }) => listSessions(db, clock.now()),
  own: (_, { db, clock, caller }) => ownSeats(db, clock.now(), caller.id),
  take: ({ params }, deps) => takeSeat(deps, deps.caller.id, params.id),
  leave: ({ params }, deps) => leaveSeat(deps, deps.caller.id, params.id),
  calendar: ({ query }, deps) => seatsCalendar(deps, deps.caller.id, query.lang),
})

export const miceFeedRoutes = implement(miceFeed, {
  show: async (_, { db, caller }) => ({ exists: await hasFeed(db, caller.id) }),
  make: (_, deps) => makeFeed(deps, deps.caller.id),
  revoke: async (_, { db, caller }) => {
    await revokeFeed(db, caller.id)
    return { exists: false }
  },
  file: ({ params }, deps) => feedFile(deps, params.token),
})

export const miceRegistrationRoutes = implement(miceRegistration, {
  signup: ({ body }, deps) => signUp(deps, body),
  own: (_, { db, clock, caller }) => ownRegistration(db, clock.now(), caller.id),
  visitor: ({ body }, deps) => takeVisitor(deps, deps.caller.id, body),
  buyer: ({ body }, deps) => takeBuyer(deps, deps.caller.id, body),
  seller: ({ body }, deps) => takeSeller(deps, deps.caller.id, body),
  leave: ({ params }, deps) => leaveRole(deps, deps.caller.id, params.role),
  leads: ({ body }, deps) => agreeLeads(deps, deps.caller.id, body.agree_leads),
  badge: (_, deps) => ownBadge(deps, deps.caller.id),
  print: ({ query }, deps) => printBadge(deps, deps.caller.id, query.lang),
})

export const miceLogoRoutes = implement(miceLogo, {
  own: (_, deps) => ownLogo(deps, deps.caller.id),
  set: ({ files }, deps) => setLogo(deps, deps.caller.id, files.file),
  remove: (_, deps) => removeLogo(deps, deps.caller.id),
})

export const miceGroupRoutes = implement(miceGroup, {
  list: (_, { db, clock, caller }) => ownGroup(db, clock.now(), caller.id),
  visitors: ({ body }, deps) => addVisitors(deps, deps.caller.id, body),
  buyers: ({ body }, deps) => addBuyers(deps, deps.caller.id, body),
  again: ({ params }, deps) => askAgain(deps, deps.caller.id, params.id),
  remove: ({ params }, deps) => removeFromGroup(deps, deps.caller.id, params.id),
})

export const miceInvitationRoutes = implement(miceInvitations, {
  read: ({ body }, deps) => readInvitation(deps, body.link_token),
  accept: ({ body: { link_token, ...answer } }, deps) => acceptInvitation(deps, link_token, answer),
  decline: ({ body }, deps) => declineInvitation(deps, body.link_token),
})

export const miceHostingRoutes = implement(miceHosting, {
  own: (_, { db, clock, caller }) => ownHosting(db, clock.now(), caller.id),
  apply: ({ body }, deps) => applyForHosting(deps, deps.caller.id, body.hosting_reason),
  withdraw: (_, deps) => withdrawHosting(deps, deps.caller.id),
})

export const miceHostingDeskRoutes = implement(miceHostingDesk, {
  list: ({ query }, { db, clock }) => listHosting(db, clock.now(), query),
  decide: ({ params, body }, deps) => decideHosting(deps, deps.caller.id, params.id, body),
})

export const miceDeskRoutes = implement(miceDesk, {
  overview: (_, { db, clock }) => miceOverview(db, clock.now()),
  people: ({ query }, { db, clock }) => deskPeople(db, clock.now(), query),
  badges: ({ query }, deps) => printBadges(deps, deps.caller.id, query),
})
