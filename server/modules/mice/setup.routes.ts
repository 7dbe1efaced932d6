import type { Lang } from '#contract/languages'
import { miceSetupDesk } from '#contract/mice/setup-desk'
import type { Deps } from '#server/deps'
import { implement } from '#server/http/implement'
import { sessionRows } from './sessions.service'
import {
  announceYear,
  copyYear,
  createYear,
  listYears,
  removeYear,
  setTerms,
  showYear,
  withdrawYear,
} from './setup.service'
import { addBooths, changeBooth, listSetupBooths, removeBooth } from './setup-booths.service'
import { setFigures } from './setup-figures.service'
import { addSession, changeSession, removeSession } from './setup-sessions.service'

/** Who acts on which year, and in which language. */
const acting = ({ year }: { year: number }, { caller, lang }: Deps & { caller: { id: string }; lang: Lang }) => ({
  year,
  by: caller.id,
  lang,
})

export const miceSetupRoutes = implement(miceSetupDesk, {
  years: (_, deps) => listYears(deps),
  year: ({ params }, deps) => showYear(deps, params.year),
  create: async ({ body }, deps) => showYear(deps, await createYear(deps, deps.caller.id, body)),
  copy: async ({ params, body }, deps) =>
    showYear(deps, await copyYear(deps, { from: params.year, first: body.first, by: deps.caller.id })),
  setFigures: async ({ params, body: { base, ...figures } }, deps) => {
    await setFigures(deps, acting(params, deps), figures, base)
    return showYear(deps, params.year)
  },
  setTerms: async ({ params, body }, deps) => {
    await setTerms(deps, acting(params, deps), body.terms, body.base)
    return showYear(deps, params.year)
  },
  announce: async ({ params, body }, deps) => {
    await announceYear(deps, acting(params, deps), body.base)
    return showYear(deps, params.year)
  },
  withdraw: async ({ params, body }, deps) => {
    await withdrawYear(deps, acting(params, deps), body.base)
    return showYear(deps, params.year)
  },
  remove: async ({ params, body }, deps) => {
    await removeYear(deps, acting(params, deps), body.base)
    return { year: params.year }
  },
  booths: ({ params }, deps) => listSetupBooths(deps, params.year),
  addBooths: async ({ params, body }, deps) => {
    await addBooths(deps, acting(params, deps), body)
    return listSetupBooths(deps, params.year)
  },
  changeBooth: async ({ params, body }, deps) => {
    await changeBooth(deps, acting(params, deps), { ...body, id: params.id })
    return listSetupBooths(deps, params.year)
  },
  removeBooth: async ({ params, body }, deps) => {
    await removeBooth(deps, acting(params, deps), params.id, body.base)
    return listSetupBooths(deps, params.year)
  },
  sessions: ({ params }, { db }) => sessionRows(db, params.year),
  addSession: async ({ params, body }, deps) => {
    await addSession(deps, acting(params, deps), body)
    return sessionRows(deps.db, params.year)
  },
  changeSession: async ({ params, body }, deps) => {
    await changeSession(deps, acting(params, deps), { ...body, id: params.id })
    return sessionRows(deps.db, params.year)
  },
  removeSession: async ({ params, body }, deps) => {
    await removeSession(deps, acting(params, deps), { ...body, id: params.id })
    return sessionRows(deps.db, params.year)
  },
})
