import type { Tone } from '../tone'

export type Toast = { tone: Tone; text: string }

type Listener = (toast: Toast) => void

// Toasts respond to a user's action in this tab; none is ever shown while a page is rendered on the server.
const waiting: Toast[] = []
let listener: Listener | undefined

const show = (tone: Tone) => (text: string) => {
  if (listener) listener({ tone, text })
  else waiting.push({ tone, text })
}

/** Briefly shows what happened. Works from anywhere, even before the library and its host are loaded. */
export const toast = { success: show('success'), error: show('error'), info: show('info'), warning: show('warning') }

/** For the host: receives every toast from now on, and the waiting ones. Returns the unsubscribe function. */
export function onToast(next: Listener) {
  listener = next
  waiting.splice(0).forEach(next)
  return () => {
    if (listener === next) listener = undefined
  }
}
