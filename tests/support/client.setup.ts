import '@testing-library/jest-dom/vitest'
import { cleanup, configure, getConfig } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, vi } from 'vitest'
import { network } from '#tests/support/network'
import { closeTabs } from '#tests/support/tabs'

// jsdom's own lose a file's bytes on their way into a request: a form must be made of Node's.
const { File, Blob } = await import('node:buffer')
const form = await new Response(new URLSearchParams()).formData()
Object.assign(globalThis, { File, Blob, FormData: form.constructor })
// The server runs in the same place, and its libraries ask whether a Buffer is an array of bytes.
Object.assign(globalThis, {
  Uint8Array: Object.getPrototypeOf(Buffer),
  ArrayBuffer: Buffer.alloc(1).buffer.constructor,
})

// What a browser has and jsdom has not.
const nothing = () => {}
/** What scrolls answers when it has, in browsers of today: no effect may hand that on as its end. */
const scrolled = async () => {}
class Observer {
  observe = nothing
  unobserve = nothing
  disconnect = nothing
  takeRecords = () => []
}
function complete() {
  Object.assign(window, {
    scrollTo: scrolled,
    IntersectionObserver: Observer,
    ResizeObserver: Observer,
    matchMedia: (media: string) => ({
      media,
      matches: false,
      addEventListener: nothing,
      removeEventListener: nothing,
    }),
  })
  Element.prototype.scrollIntoView = scrolled
  // Its style sheet hides what is to be shown in the top layer, which it does not have.
  HTMLElement.prototype.showPopover = function () {
    this.removeAttribute('popover')
  }
}
// A test file may ask for a place without a browser.
if (typeof window !== 'undefined') complete()

// The first page of a test file waits for its sources to be compiled, which takes its time on a busy machine.
configure((usual) => ({
  asyncUtilTimeout: 30_000,
  // While something is waited for, every look fails but the last: the page is printed for that one, not for each.
  getElementError: (message, container) =>
    (getConfig() as { _disableExpensiveErrorDiagnostics?: boolean })._disableExpensiveErrorDiagnostics
      ? new Error(message ?? '')
      : usual.getElementError(message, container),
}))

beforeAll(() => network.listen())
afterEach(() => {
  cleanup()
  network.reset()
  // Before the clock is right again: timers of what was asked by the other one would be months long.
  closeTabs()
  vi.useRealTimers()
  vi.restoreAllMocks()
})
afterAll(() => network.close())
