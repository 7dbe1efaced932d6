import type { Tone } from '../tone'

export type Toast = { tone: Tone; text: string }

type Listener = (toast: Toast) => void

// Toasts answer what a person did in this tab; none is ever shown while a page is rendered on the server.
const waiting: Toast[] = []
let listener: Listener | undefined

const show = (tone: Tone) => (text: string) => {
  if (listener) listener({ tone, text })
  else waiting.push({ tone, text })
}

/** Says in passing what happened. Works from anywhere, also before the library and its host are there. */
export const toast = { success: show('success'), error: show('error'), info: show('info'), warning: show('warning') }

/** For the host: gets every toast from now on, and those that waited. Returns the end of it. */
export function onToast(next: Listener) {
  listener = next
  waiting.splice(0).forEach(next)
  return () => {
    if (listener === next) listener = undefined
  }
}
