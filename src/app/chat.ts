import type { Arrived } from './places'

/** The customer-chat widget. */
export interface Chat {
  boot(): void
  shutdown(): void
}

/** Below it the widget is shut down (product §1). */
const silentBelow = '/seouledutravel'

interface ChatQueue {
  (...args: unknown[]): void
  q?: unknown[][]
}
declare global {
  interface Window {
    ChannelIO?: ChatQueue
  }
}

/** Channel Talk; its script is loaded with the first boot and finds in the queue what was asked of it meanwhile. */
export function channelTalk(pluginKey: string, script: string): Chat {
  const ask = (...args: unknown[]) => {
    if (!window.ChannelIO) {
      const queue: ChatQueue = (...asked) => {
        queue.q?.push(asked)
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

/** Keeps the widget up on every route except where it is to be silent. */
export function keepChat(chat: Chat): Arrived {
  let up = false
  return ({ path }) => {
    const wanted = path !== silentBelow && !path.startsWith(`${silentBelow}/`)
    if (wanted === up) return
    up = wanted
    if (wanted) chat.boot()
    else chat.shutdown()
  }
}
