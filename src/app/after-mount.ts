import { clientSettings } from '#src/api/start-up'
import { guestLines, keepGuestLines } from '#src/session/guest-cart'
import type { Visitor } from '#src/session/visitor'
import { loadFonts, loadMoreFonts } from '#src/ui/fonts'
import { countViews, googleAnalytics } from './analytics'
import { channelTalk, keepChat } from './chat'
import type { EarlyFields } from './early-fields'
import { reloadAfterFair } from './fair-return'
import { type Arrived, onPlace, type Router } from './places'
import { repeatFields } from './repeat-fields'
import { keepSnapshots } from './snapshot'

const whenIdle = (work: () => void) => {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: 3000 })
  else setTimeout(work, 200)
}

const presses = ['pointerdown', 'keydown']

/** Calls `work` at the first of several events. Returns the unsubscribe function. */
function atFirst(types: readonly string[], work: () => void): () => void {
  const come = new AbortController()
  const begin = () => {
    come.abort()
    work()
  }
  for (const type of types) addEventListener(type, begin, { signal: come.signal, passive: true })
  return () => come.abort()
}

/** Starts the work that follows the first render; none of it may delay the first paint. Returns the function that stops it. */
export function afterMount(visitor: Visitor, router: Router, early: EarlyFields): () => void {
  repeatFields(early)
  const ends: (() => void)[] = []
  let ended = false
  const watch = (arrived: Arrived) => ends.push(onPlace(router, arrived))
  const { language } = visitor.prefs.getState()
  // Without a network the page keeps its stand-ins until there is one.
  const bring = (load: (language: string) => Promise<unknown>) =>
    void load(language).catch(() => ends.push(atFirst(['online'], () => bring(load))))
  bring(loadFonts)
  const client = clientSettings(visitor)
  // A word in another script than the page's costs a slice of the font; readers who only look at the top of a page need none.
  ends.push(atFirst([...presses, 'scroll'], () => bring(loadMoreFonts)))
  // Only now: the server does not know what this tab has stored.
  if (!visitor.session.getState().tokens.member) keepGuestLines(visitor, guestLines())
  watch(keepSnapshots(visitor))
  if (client) watch(reloadAfterFair(client.fair_slug))
  if (client?.analytics_id) watch(countViews(googleAnalytics(client.analytics_id)))
  // The message about a lost connection must not need a connection.
  ends.push(
    atFirst(presses, () => {
      void visitor.i18n.loadNamespaces('refusal').catch(() => {})
      void import('#src/ui/overlay/toast-shelf').catch(() => {})
    }),
  )
  whenIdle(() => {
    if (ended || !client?.chat_id || !client.chat_script) return
    watch(keepChat(channelTalk(client.chat_id, client.chat_script), client.fair_slug))
  })
  return () => {
    ended = true
    for (const end of ends) end()
  }
}
