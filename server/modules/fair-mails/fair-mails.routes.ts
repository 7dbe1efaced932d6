import { fairMails } from '#contract/fair/mail-desk'
import { implement } from '#server/http/implement'
import { listMailings, showMailing } from './log.service'
import { countGroup, previewMail, retryMailing, sendTest, sendToGroup } from './send.service'

export const fairMailRoutes = implement(fairMails, {
  list: ({ query }, { db }) => listMailings(db, query),
  detail: ({ params }, { db }) => showMailing(db, params.id),
  count: ({ query }, deps) => countGroup(deps, query),
  preview: ({ body }, deps) => previewMail(deps, body),
  test: ({ body }, deps) => sendTest(deps, deps.caller.id, body.texts),
  send: ({ body }, deps) => sendToGroup(deps, deps.caller.id, body),
  retry: ({ params }, deps) => retryMailing(deps, deps.caller.id, params.id),
})
