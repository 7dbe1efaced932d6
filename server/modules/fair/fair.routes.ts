import { fairCompanies } from '#contract/fair/company'
import { fairEdition } from '#contract/fair/edition'
import { fairParticipants } from '#contract/fair/participant'
import { fairParticipantsDesk } from '#contract/fair/participant-desk'
import { fairImport } from '#contract/fair/participant-import'
import { fairProgram } from '#contract/fair/program'
import { fairTurnout } from '#contract/fair/turnout'
import { fairWishes } from '#contract/fair/wish'
import { implement } from '#server/http/implement'
import { registerAgain } from './again.service'
import { companyDocument, listCompanies, showCompany } from './companies.service'
import { currentEdition, listBooths } from './edition.service'
import { addDocument, removeDocument, removePicture, setPicture } from './files.service'
import { checkImport, importableRows, importParticipants } from './import.service'
import { acceptInvitation } from './invitation.service'
import { decide, giveBooth, officeDocument, setTest } from './office.service'
import { listParticipants, waitingForOffice } from './office-list.service'
import { changeParticipant, submitAgain, withdrawParticipant } from './own.service'
import { listProgram, programCalendar } from './program.service'
import { registerParticipant } from './register.service'
import { ownDocument, ownParticipant } from './shown.service'
import { turnout } from './turnout.service'
import { ownId } from './who.service'
import { ownWishes, receivedWishes, removeWish, saveWish, sendWishes } from './wishes.service'

export const fairEditionRoutes = implement(fairEdition, {
  current: (_, { db, clock }) => currentEdition(db, clock.now()),
  booths: (_, { db, clock }) => listBooths(db, clock.now()),
})

export const fairParticipantRoutes = implement(fairParticipants, {
  register: ({ body }, deps) => registerParticipant(deps, body),
  again: async ({ body }, deps) =>
    ownParticipant(deps, (await registerAgain(deps, deps.caller.id, body)).id, deps.lang),
  own: async (_, deps) => ownParticipant(deps, await ownId(deps.db, deps.caller.id), deps.lang),
  change: async ({ body }, deps) => {
    const id = await ownId(deps.db, deps.caller.id)
    await changeParticipant(deps, id, body, deps.caller.id)
    return ownParticipant(deps, id, deps.lang)
  },
  setPicture: async ({ body, files }, deps) => {
    const id = await ownId(deps.db, deps.caller.id)
    await setPicture(deps, id, body.picture, files.file)
    return ownParticipant(deps, id, deps.lang)
  },
  removePicture: async ({ params }, deps) => {
    const id = await ownId(deps.db, deps.caller.id)
    await removePicture(deps, id, params.picture)
    return ownParticipant(deps, id, deps.lang)
  },
  addDocument: async ({ files }, deps) => {
    const id = await ownId(deps.db, deps.caller.id)
    await addDocument(deps, id, files.file)
    return ownParticipant(deps, id, deps.lang)
  },
  removeDocument: async ({ params }, deps) => {
    const id = await ownId(deps.db, deps.caller.id)
    await removeDocument(deps, id, params.document)
    return ownParticipant(deps, id, deps.lang)
  },
  document: async ({ params }, { db, caller }) => ownDocument(db, await ownId(db, caller.id), params.document),
  submit: async (_, deps) => {
    const id = await ownId(deps.db, deps.caller.id)
    await submitAgain(deps, id)
    return ownParticipant(deps, id, deps.lang)
  },
  accept: async ({ body }, deps) => {
    const id = await ownId(deps.db, deps.caller.id)
    await acceptInvitation(deps, id, body)
    return ownParticipant(deps, id, deps.lang)
  },
  withdraw: async (_, deps) => {
    const id = await ownId(deps.db, deps.caller.id)
    await withdrawParticipant(deps, id)
    return ownParticipant(deps, id, deps.lang)
  },
})

export const fairCompanyRoutes = implement(fairCompanies, {
  list: ({ query }, deps) => listCompanies(deps, deps.caller.id, query, deps.lang),
  detail: ({ params }, deps) => showCompany(deps, deps.caller.id, params.id, deps.lang),
  document: ({ params }, deps) => companyDocument(deps, deps.caller.id, params),
})

export const fairWishRoutes = implement(fairWishes, {
  own: (_, deps) => ownWishes(deps, deps.caller.id, deps.lang),
  received: (_, deps) => receivedWishes(deps, deps.caller.id, deps.lang),
  save: ({ params, body }, deps) => saveWish(deps, deps.caller.id, { ...params, ...body, lang: deps.lang }),
  remove: ({ params }, deps) => removeWish(deps, deps.caller.id, params.id, deps.lang),
  send: (_, deps) => sendWishes(deps, deps.caller.id),
})

export const fairParticipantDeskRoutes = implement(fairParticipantsDesk, {
  list: ({ query }, deps) => listParticipants(deps, query),
  waiting: (_, deps) => waitingForOffice(deps),
  detail: ({ params }, deps) => ownParticipant(deps, params.id, deps.lang),
  approve: async ({ params, body }, deps) => {
    await decide(deps, { ...params, ...body, by: deps.caller.id, decision: 'approved', reason: '' })
    return ownParticipant(deps, params.id, deps.lang)
  },
  askBack: async ({ params, body }, deps) => {
    await decide(deps, { ...params, ...body, by: deps.caller.id, decision: 'revision' })
    return ownParticipant(deps, params.id, deps.lang)
  },
  decline: async ({ params, body }, deps) => {
    await decide(deps, { ...params, ...body, by: deps.caller.id, decision: 'declined' })
    return ownParticipant(deps, params.id, deps.lang)
  },
  change: async ({ params, body }, deps) => {
    await changeParticipant(deps, params.id, body, deps.caller.id)
    return ownParticipant(deps, params.id, deps.lang)
  },
  giveBooth: async ({ params, body }, deps) => {
    await giveBooth(deps, { ...params, ...body, by: deps.caller.id })
    return ownParticipant(deps, params.id, deps.lang)
  },
  setTest: async ({ params, body }, deps) => {
    await setTest(deps, { ...params, ...body, by: deps.caller.id })
    return ownParticipant(deps, params.id, deps.lang)
  },
  document: ({ params }, deps) => officeDocument(deps, deps.caller.id, params),
})

export const fairImportRoutes = implement(fairImport, {
  rows: async (_, deps) => ({ rows: await importableRows(deps) }),
  check: ({ body }, deps) => checkImport(deps, body.rows),
  take: ({ body }, deps) => importParticipants(deps, deps.caller.id, body),
})

export const fairProgramRoutes = implement(fairProgram, {
  list: (_, { db, clock }) => listProgram(db, clock.now()),
  calendar: ({ query }, deps) => programCalendar(deps, query.items.split(','), query.lang),
})

export const fairTurnoutRoutes = implement(fairTurnout, { show: (_, { db, clock }) => turnout(db, clock.now()) })
