import { inquiry } from '#contract/inquiry'
import { inquiryDesk, inquiryInbox } from '#contract/inquiry-desk'
import { implement } from '#server/http/implement'
import { answerTimes } from './answer-times.service'
import { askAsGuest, askAsMember } from './ask.service'
import { assign } from './assign.service'
import { listDesk } from './desk.rows'
import { answer, close, fileForDesk, reopen, showDesk } from './desk.service'
import { addMessage, fileOf, listOwn, showThread, solve } from './thread.service'

export const inquiryRoutes = implement(inquiry, {
  ask: ({ params, body, files }, deps) =>
    askAsMember(deps, { accountId: deps.caller.id, lang: deps.lang }, params.site, body, files),
  askAsGuest: ({ params, body, files }, deps) => askAsGuest(deps, params.site, body, files),
  list: ({ params, query }, { db, caller }) => listOwn(db, { accountId: caller.id, site: params.site }, query),
  thread: ({ params }, { db, caller }) => showThread(db, { ...params, accountId: caller.id }),
  add: async ({ params, body, files }, deps) => {
    const own = { ...params, accountId: deps.caller.id }
    await addMessage(deps, own, body.content, files)
    return showThread(deps.db, own)
  },
  solve: async ({ params }, deps) => {
    const own = { ...params, accountId: deps.caller.id }
    await solve(deps, own)
    return showThread(deps.db, own)
  },
  file: ({ params }, { db, caller }) => fileOf(db, { ...params, accountId: caller.id }),
})

export const inquiryInboxRoutes = implement(inquiryInbox, {
  list: ({ query }, { db, caller }) => listDesk(db, { site: query.site, reader: caller.id }, query),
  answerTimes: (_, deps) => answerTimes(deps),
})

export const inquiryDeskRoutes = implement(inquiryDesk, {
  list: ({ params, query }, { db, caller }) => listDesk(db, { site: params.site, reader: caller.id }, query),
  answerTimes: ({ params }, deps) => answerTimes(deps, params.site),
  thread: ({ params }, { db, caller }) => showDesk(db, caller.id, params),
  answer: async ({ params, body, files }, deps) => {
    await answer(deps, deps.caller.id, params, body, files)
    return showDesk(deps.db, deps.caller.id, params)
  },
  assign: async ({ params, body }, deps) => {
    await assign(deps, deps.caller.id, params, body)
    return showDesk(deps.db, deps.caller.id, params)
  },
  close: async ({ params }, deps) => {
    await close(deps, deps.caller.id, params)
    return showDesk(deps.db, deps.caller.id, params)
  },
  reopen: async ({ params }, deps) => {
    await reopen(deps, deps.caller.id, params)
    return showDesk(deps.db, deps.caller.id, params)
  },
  file: ({ params }, deps) => fileForDesk(deps, deps.caller.id, params),
})
