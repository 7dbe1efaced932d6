import { fairCompanies } from '#contract/fair/company'
import { fairEdition } from '#contract/fair/edition'
import { fairParticipants } from '#contract/fair/participant'
import { fairParticipantsDesk } from '#contract/fair/participant-desk'
import { fairImport } from '#contract/fair/participant-import'
import { fairProgram } from '#contract/fair/program'
import { fairTurnout } from '#contract/fair/turnout'
import { fairWishes } from '#contract/fair/wish'
import { implement } from '#server/http/implement'
import { companyDocument, listCompanies, showCompany } from './companies.service'
import { currentEdition, listBooths } from './edition.service'
import { addDocument, removeDocument, removePicture, setPicture } from './files.service'
import { acceptInvitation, importParticipants, takenOf } from './import.service'
import { decide, giveBooth, officeDocument, setTest } from './office.service'
import { listParticipants, waitingForOffice } from './office-list.service'
import { changeParticipant, submitAgain, withdrawParticipant } from './own.service'
import { listProgram, programCalendar } from './program.service'
import { registerParticipant } from './register.service'
import { ownDocument, ownParticipant } from './shown.service'
import { turnout } from './turnout.service'
import { ownWishes, receivedWishes, removeWish, saveWish, sendWishes } from './wishes.service'

export const fairEditionRoutes = implement(fairEdition, {
  current: (_, { db, clock }) => currentEdition(db, clock.now()),
  booths: (_, { db, clock }) => listBooths(db, clock.now()),
})

export const fairParticipantRoutes = implement(fairParticipants, {
  register: ({ body }, deps) => registerParticipant(deps, body),
  own: (_, { db, caller, lang }) => ownParticipant(db, caller.id, lang),
  change: async ({ body }, deps) => {
    await changeParticipant(deps, deps.caller.id, body, deps.caller.id)
    return ownParticipant(deps.db, deps.caller.id, deps.lang)
  },
  setPicture: async ({ body, files }, deps) => {
    await setPicture(deps, deps.caller.id, body.picture, files.file)
    return ownParticipant(deps.db, deps.caller.id, deps.lang)
  },
  removePicture: async ({ params }, deps) => {
    await removePicture(deps, deps.caller.id, params.picture)
    return ownParticipant(deps.db, deps.caller.id, deps.lang)
  },
  addDocument: async ({ files }, deps) => {
    await addDocument(deps, deps.caller.id, files.file)
    return ownParticipant(deps.db, deps.caller.id, deps.lang)
  },
  removeDocument: async ({ params }, deps) => {
    await removeDocument(deps, deps.caller.id, params.document)
    return ownParticipant(deps.db, deps.caller.id, deps.lang)
  },
  document: ({ params }, { db, caller }) => ownDocument(db, caller.id, params.document),
  submit: async (_, deps) => {
    await submitAgain(deps, deps.caller.id)
    return ownParticipant(deps.db, deps.caller.id, deps.lang)
  },
  accept: async ({ body }, deps) => {
    await acceptInvitation(deps, deps.caller.id, body)
    return ownParticipant(deps.db, deps.caller.id, deps.lang)
  },
  withdraw: async (_, deps) => {
    await withdrawParticipant(deps, deps.caller.id)
    return ownParticipant(deps.db, deps.caller.id, deps.lang)
  },
})

export const fairCompanyRoutes = implement(fairCompanies, {
  list: ({ query }, deps) => listCompanies(deps, deps.caller.id, query, deps.lang),
  detail: ({ params }, deps) => showCompany(deps, deps.caller.id, params.id, deps.lang),
  document: ({ params }, { db, caller }) => companyDocument(db, caller.id, params),
})

export const fairWishRoutes = implement(fairWishes, {
  own: (_, { db, caller, lang }) => ownWishes(db, caller.id, lang),
  received: (_, { db, caller, lang }) => receivedWishes(db, caller.id, lang),
  save: ({ params, body }, deps) => saveWish(deps, deps.caller.id, { ...params, ...body, lang: deps.lang }),
  remove: ({ params }, { db, caller, lang }) => removeWish(db, caller.id, params.id, lang),
  send: (_, deps) => sendWishes(deps, deps.caller.id),
})

export const fairParticipantDeskRoutes = implement(fairParticipantsDesk, {
  list: ({ query }, { db }) => listParticipants(db, query),
  waiting: (_, { db }) => waitingForOffice(db),
  detail: ({ params }, { db, lang }) => ownParticipant(db, params.id, lang),
  approve: async ({ params, body }, deps) => {
    await decide(deps, { ...params, ...body, by: deps.caller.id, decision: 'approved', reason: '' })
    return ownParticipant(deps.db, params.id, deps.lang)
  },
  askBack: async ({ params, body }, deps) => {
    await decide(deps, { ...params, ...body, by: deps.caller.id, decision: 'revision' })
    return ownParticipant(deps.db, params.id, deps.lang)
  },
  decline: async ({ params, body }, deps) => {
    await decide(deps, { ...params, ...body, by: deps.caller.id, decision: 'declined' })
    return ownParticipant(deps.db, params.id, deps.lang)
  },
  change: async ({ params, body }, deps) => {
    await changeParticipant(deps, params.id, body, deps.caller.id)
    return ownParticipant(deps.db, params.id, deps.lang)
  },
  giveBooth: async ({ params, body }, deps) => {
    await giveBooth(deps, { ...params, ...body, by: deps.caller.id })
    return ownParticipant(deps.db, params.id, deps.lang)
  },
  setTest: async ({ params, body }, deps) => {
    await setTest(deps, { ...params, ...body, by: deps.caller.id })
    return ownParticipant(deps.db, params.id, deps.lang)
  },
  document: ({ params }, deps) => officeDocument(deps, deps.caller.id, params),
})

export const fairImportRoutes = implement(fairImport, {
  check: ({ body }, deps) => takenOf(deps, body.emails),
  take: ({ body }, deps) => importParticipants(deps, deps.caller.id, body.rows),
})

export const fairProgramRoutes = implement(fairProgram, {
  list: (_, { db, clock }) => listProgram(db, clock.now()),
  calendar: ({ query }, deps) => programCalendar(deps, query.items.split(','), query.lang),
})

export const fairTurnoutRoutes = implement(fairTurnout, { show: (_, { db, clock }) => turnout(db, clock.now()) })
