import { deskExports } from '#contract/desk-exports'
import { deskViews } from '#contract/desk-views'
import { implement } from '#server/http/implement'
import { listViews, removeView, saveView } from './desk-views.service'
import { noteExport } from './exports.service'

const own = ({ list }: { list: string }, { caller }: { caller: { id: string } }) => ({ accountId: caller.id, list })

export const deskViewRoutes = implement(deskViews, {
  list: async ({ params }, deps) => ({ items: await listViews(deps.db, own(params, deps)) }),
  save: ({ params, body }, deps) => saveView(deps, own(params, deps), body),
  remove: async ({ params }, deps) => {
    await removeView(deps.db, own(params, deps), params.id)
    return { id: params.id }
  },
})

export const deskExportRoutes = implement(deskExports, {
  note: async ({ params, body }, deps) => {
    await noteExport(deps, deps.caller.id, params.list, body)
    return {}
  },
})
