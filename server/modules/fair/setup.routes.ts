import { fairSetupDesk } from '#contract/fair/setup-desk'
import type { Lang } from '#contract/languages'
import type { Deps } from '#server/deps'
import { implement } from '#server/http/implement'
import { announceYear, createYear, listYears, removeYear, showYear } from './setup.service'
import { addBooths, changeBooth, listSetupBooths, removeBooth } from './setup-booths.service'
import { copyYear } from './setup-copy.service'
import { setFigures } from './setup-figures.service'
import { addItem, changeItem, listItems, removeItem } from './setup-program.service'
import { addSlots, changeSlot, listSlots, removeSlot } from './setup-slots.service'

/** Who acts on which year, and in which language. */
const acting = ({ year }: { year: number }, { caller, lang }: Deps & { caller: { id: string }; lang: Lang }) => ({
  year,
  by: caller.id,
  lang,
})

export const fairSetupRoutes = implement(fairSetupDesk, {
  years: (_, deps) => listYears(deps),
  year: ({ params }, deps) => showYear(deps, params.year),
  create: async ({ body }, deps) => showYear(deps, await createYear(deps, deps.caller.id, body)),
  copy: async ({ params, body }, deps) =>
    showYear(deps, await copyYear(deps, { from: params.year, first: body.first, by: deps.caller.id })),
  setFigures: async ({ params, body: { base, ...figures } }, deps) => {
    await setFigures(deps, acting(params, deps), figures, base)
    return showYear(deps, params.year)
  },
  announce: async ({ params, body }, deps) => {
    await announceYear(deps, acting(params, deps), body.base)
    return showYear(deps, params.year)
  },
  remove: async ({ params, body }, deps) => {
    await removeYear(deps, acting(params, deps), body.base)
    return { year: params.year }
  },
  slots: ({ params }, deps) => listSlots(deps, params.year),
  addSlots: async ({ params, body }, deps) => {
    await addSlots(deps, acting(params, deps), body)
    return listSlots(deps, params.year)
  },
  changeSlot: async ({ params, body }, deps) => {
    await changeSlot(deps, acting(params, deps), params.id, body)
    return listSlots(deps, params.year)
  },
  removeSlot: async ({ params, body }, deps) => {
    await removeSlot(deps, acting(params, deps), params.id, body.base)
    return listSlots(deps, params.year)
  },
  booths: ({ params }, { db }) => listSetupBooths(db, params.year),
  addBooths: async ({ params, body }, deps) => {
    await addBooths(deps, acting(params, deps), body)
    return listSetupBooths(deps.db, params.year)
  },
  changeBooth: async ({ params, body }, deps) => {
    await changeBooth(deps, acting(params, deps), params.id, body)
    return listSetupBooths(deps.db, params.year)
  },
  removeBooth: async ({ params, body }, deps) => {
    await removeBooth(deps, acting(params, deps), params.id, body.base)
    return listSetupBooths(deps.db, params.year)
  },
  program: ({ params }, { db }) => listItems(db, params.year),
  addItem: async ({ params, body }, deps) => {
    await addItem(deps, acting(params, deps), body)
    return listItems(deps.db, params.year)
  },
  changeItem: async ({ params, body }, deps) => {
    await changeItem(deps, acting(params, deps), params.id, body)
    return listItems(deps.db, params.year)
  },
  removeItem: async ({ params, body }, deps) => {
    await removeItem(deps, acting(params, deps), params.id, body.base)
    return listItems(deps.db, params.year)
  },
})
