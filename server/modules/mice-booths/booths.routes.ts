import { miceBooths } from '#contract/mice/booth'
import { miceCompanyDesk } from '#contract/mice/company-desk'
import { miceBoothDesk } from '#contract/mice/desk'
import { implement } from '#server/http/implement'
import { ownApplications, showApplication } from './applications.service'
import { addCompany, deskCompanies, removeCompany, saveCompany } from './company-desk.service'
import { listBooths } from './desk.service'
import { holdBooth } from './hold.service'
import { printForDesk, printInvoice } from './invoice.service'
import { boothPlan } from './plan.service'
import { saveApplication } from './save.service'

export const miceBoothRoutes = implement(miceBooths, {
  plan: (_, { db, clock }) => boothPlan(db, clock.now()),
  own: ({ query }, deps) => ownApplications(deps, deps.caller.id, query.lang),
  hold: async ({ query: { lang }, body }, deps) => {
    const accountId = deps.caller.id
    return showApplication(deps, accountId, await holdBooth(deps, { accountId, lang }, body), lang)
  },
  save: async ({ params, query, body }, deps) => {
    await saveApplication(deps, deps.caller.id, params.id, body)
    return showApplication(deps, deps.caller.id, params.id, query.lang)
  },
  print: ({ params, query }, deps) => printInvoice(deps, deps.caller.id, params.id, query.lang),
})

export const miceBoothDeskRoutes = implement(miceBoothDesk, {
  list: ({ query }, { db, clock }) => listBooths(db, clock.now(), query),
  print: ({ params, query }, deps) => printForDesk(deps, deps.caller.id, params.id, query.lang),
})

export const miceCompanyDeskRoutes = implement(miceCompanyDesk, {
  list: (_, { db, clock }) => deskCompanies(db, clock.now()),
  add: ({ body }, deps) => addCompany(deps, deps.caller.id, body),
  save: ({ params, body }, deps) => saveCompany(deps, deps.caller.id, { ...params, ...body }),
  remove: ({ params }, deps) => removeCompany(deps, deps.caller.id, params.id),
})
