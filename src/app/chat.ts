import { siteOfPath, siteRecords } from '#contract/sites/sites'
import type { Arrived } from './places'

/** The customer chat widget. */
export interface Chat {
  boot(): void
  shutdown(): void
}

interface ChatQueue {
  (...args: unknown[]): void
  q?: unknown[][]
}
declare global {
  interface Window {
    ChannelIO?: ChatQueue
  }
}

/** Channel Talk; its script is loaded with the first boot and runs the calls queued meanwhile. */
export function channelTalk(pluginKey: string, script: string): Chat {
  const ask = (...args: unknown[]) => {
    if (!window.ChannelIO) {
      const queue: ChatQueue = (...command) => {
        queue.q?.push(command)
      }
      queue.q = []
      window.ChannelIO = queue
      const element = document.createElement('script')
      element.src = script
      element.async = true
      document.head.append(element)
    }
    window.ChannelIO?.(...args)
  }
  return { boot: () => ask('boot', { pluginKey }), shutdown: () => ask('shutdown') }
}

/** Shows the widget on every route except on sites without it (product §1). */
export function keepChat(chat: Chat, fairSlug?: string): Arrived {
  let up = false
  return ({ path }) => {
    const isOffered = !siteRecords[siteOfPath(path, fairSlug)].isSilent
    if (isOffered === up) return
    up = isOffered
    if (isOffered) chat.boot()
    else chat.shutdown()
  }
}
