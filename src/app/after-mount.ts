import { clientSettings } from '#src/api/start-up'
import type { Visitor } from '#src/session/visitor'
import { loadFonts } from '#src/ui/fonts'
import { countViews, googleAnalytics } from './analytics'
import { channelTalk, keepChat } from './chat'
import { reloadAfterFair } from './fair-return'
import { onPlace, type Router } from './places'
import { keepSnapshots } from './snapshot'

const whenIdle = (work: () => void) => {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: 3000 })
  else setTimeout(work, 200)
}

/** What runs once the page stands; none of it may hold up the first paint. */
export function afterMount(visitor: Visitor, router: Router): void {
  void loadFonts()
  const client = clientSettings(visitor)
  onPlace(router, keepSnapshots(visitor))
  if (client) onPlace(router, reloadAfterFair(client.fair_slug))
  whenIdle(() => {
    if (client?.analytics_id) onPlace(router, countViews(googleAnalytics(client.analytics_id)))
    if (client?.chat_id && client.chat_script)
      onPlace(router, keepChat(channelTalk(client.chat_id, client.chat_script)))
  })
}
