import { textBlocks } from '#contract/text-blocks'
import { implement } from '#server/http/implement'
import { editBlock, listBlocks, makeBlock, removeBlock } from './text-blocks.service'

export const textBlockRoutes = implement(textBlocks, {
  list: ({ params }, { db }) => listBlocks(db, params.site),
  make: ({ params, body }, deps) => makeBlock(deps, deps.caller.id, params.site, body),
  edit: ({ params, body }, deps) => editBlock(deps, deps.caller.id, params, body),
  remove: async ({ params }, deps) => {
    await removeBlock(deps, deps.caller.id, params)
    return {}
  },
})
