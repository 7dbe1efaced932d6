import { board } from '#contract/board'
import { boardDesk } from '#contract/board-desk'
import { implement } from '#server/http/implement'
import { attachFile, detachFile } from './desk.files'
import { listDesk } from './desk.list'
import { addPicture, removePicture } from './desk.pictures'
import { changePost, deskPost, editPost, restorePost, writePost } from './desk.service'
import { listBoards, listPosts } from './list.service'
import { postDownload, showPost } from './post.service'

export const boardRoutes = implement(board, {
  boards: ({ params, query }, { db, clock }) => listBoards(db, clock.now(), params.site, query.lang),
  posts: ({ params, query }, { db, clock }) => listPosts(db, clock.now(), params, query),
  post: ({ params, query }, { db, clock }) => showPost(db, clock.now(), params, query.lang),
  file: ({ params }, { db, clock }) => postDownload(db, clock.now(), params),
})

export const boardDeskRoutes = implement(boardDesk, {
  list: ({ params, query }, { db, clock }) => listDesk(db, clock.now(), params, query),
  post: ({ params }, deps) => deskPost(deps, params),
  write: async ({ params, body }, deps) => {
    const id = await writePost(deps, deps.caller.id, params, body)
    return deskPost(deps, { site: params.site, id })
  },
  edit: async ({ params, body }, deps) => {
    await editPost(deps, deps.caller.id, params, body)
    return deskPost(deps, params)
  },
  publish: async ({ params, body }, deps) => {
    const published_at = body.at === null ? null : body.at === 'now' ? deps.clock.now() : new Date(body.at)
    await changePost(deps, deps.caller.id, params, 'post.publish', { published_at })
    return deskPost(deps, params)
  },
  pin: async ({ params, body }, deps) => {
    await changePost(deps, deps.caller.id, params, 'post.pin', body)
    return deskPost(deps, params)
  },
  remove: async ({ params }, deps) => {
    await changePost(deps, deps.caller.id, params, 'post.remove', { deleted_at: deps.clock.now() })
    return {}
  },
  restore: async ({ params }, deps) => {
    await restorePost(deps, deps.caller.id, params)
    return deskPost(deps, params)
  },
  attach: async ({ params, files }, deps) => {
    await attachFile(deps, deps.caller.id, params, files.file)
    return deskPost(deps, params)
  },
  detach: async ({ params }, deps) => {
    await detachFile(deps, deps.caller.id, params, params.file)
    return deskPost(deps, params)
  },
  addPicture: async ({ params, files }, deps) => {
    await addPicture(deps, deps.caller.id, params, files.file)
    return deskPost(deps, params)
  },
  removePicture: async ({ params }, deps) => {
    await removePicture(deps, deps.caller.id, params, params.number)
    return deskPost(deps, params)
  },
})
