import { clientSettings } from '#src/api/start-up'
import { guestLines, keepGuestLines } from '#src/session/guest-cart'
import type { Visitor } from '#src/session/visitor'
import { loadFonts } from '#src/ui/fonts'
import { countViews, googleAnalytics } from './analytics'
import { channelTalk, keepChat } from './chat'
import { reloadAfterFair } from './fair-return'
import { type Arrived, onPlace, type Router } from './places'
import { keepSnapshots } from './snapshot'

const whenIdle = (work: () => void) => {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: 3000 })
  else setTimeout(work, 200)
}

/** Calls `work` when somebody first presses anything. Answers how to end the waiting. */
function atFirstTouch(work: () => void): () => void {
  const touched = new AbortController()
  const touch = () => {
    touched.abort()
    work()
  }
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, touch, { signal: touched.signal })
  return () => touched.abort()
}

/** What runs once the page stands; none of it may hold up the first paint. Answers how to end it. */
export function afterMount(visitor: Visitor, router: Router): () => void {
  const ends: (() => void)[] = []
  let ended = false
  const watch = (arrived: Arrived) => ends.push(onPlace(router, arrived))
  void loadFonts()
  // Only now: the server does not know what this tab has kept.
  if (!visitor.session.getState().tokens.member) keepGuestLines(visitor, guestLines())
  const client = clientSettings(visitor)
  watch(keepSnapshots(visitor))
  if (client) watch(reloadAfterFair(client.fair_slug))
  if (client?.analytics_id) watch(countViews(googleAnalytics(client.analytics_id)))
  // What says that there is no connection must not need one.
  ends.push(
    atFirstTouch(() => {
      void visitor.i18n.loadNamespaces('refusal')
      void import('#src/ui/overlay/toast-shelf').catch(() => {})
    }),
  )
  whenIdle(() => {
    if (ended || !client?.chat_id || !client.chat_script) return
    watch(keepChat(channelTalk(client.chat_id, client.chat_script)))
  })
  return () => {
    ended = true
    for (const end of ends) end()
  }
}
