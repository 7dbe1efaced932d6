import '@testing-library/jest-dom/vitest'
import { cleanup, configure, getConfig } from '@testing-library/react'
import { toast } from 'react-toastify/unstyled'
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { onToast } from '#src/ui/overlay/toast'
import { network } from '#tests/support/network'
import { quicken, selectorsOf } from '#tests/support/style-rules'
import { closeTabs } from '#tests/support/tabs'

// jsdom's own classes lose a file's bytes in a request: a form must be made of Node's.
const { File, Blob } = await import('node:buffer')
const form = await new Response(new URLSearchParams()).formData()
Object.assign(globalThis, { File, Blob, FormData: form.constructor })
// The server runs in the same realm, and its libraries check whether a Buffer is a Uint8Array.
Object.assign(globalThis, {
  Uint8Array: Object.getPrototypeOf(Buffer),
  ArrayBuffer: Buffer.alloc(1).buffer.constructor,
})

// Browser features that jsdom lacks.
const nothing = () => {}
/** Scroll methods return a promise in current browsers: no effect must return it as its cleanup. */
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
  // Its style sheet hides elements that belong to the top layer, which it does not have.
  HTMLElement.prototype.showPopover = function () {
    this.removeAttribute('popover')
  }
}
// A test file can request an environment without a browser.
if (typeof window !== 'undefined') {
  complete()
  // A query by role asks for the style of every element of a page.
  quicken(selectorsOf(document))
}

/** Ends once React has run the effects of what it has painted: they wait for a turn of the event loop. */
async function effectsRun(): Promise<void> {
  for (let turn = 0; turn < 2; turn++) await new Promise((resolve) => setImmediate(resolve))
}

// The first page of a test file waits for its sources to be compiled, which takes a while on a busy machine.
configure((usual) => ({
  asyncUtilTimeout: 30_000,
  // What was typed is not what the page shows: a text is found only once it is there outside its field, too.
  defaultIgnore: 'script, style, textarea',
  asyncWrapper: (query) =>
    usual.asyncWrapper(async () => {
      const found = await query()
      await effectsRun()
      return found
    }),
  // While a query is retried, the page is printed only for the last failure.
  getElementError: (message, container) =>
    (getConfig() as { _disableExpensiveErrorDiagnostics?: boolean })._disableExpensiveErrorDiagnostics
      ? new Error(message ?? '')
      : usual.getElementError(message, container),
}))

beforeAll(() => network.listen())
// A toast that comes after a test's page was closed would be shown in the next page: the app and the library both keep it.
beforeEach(() => {
  onToast(() => {})()
  toast.dismiss()
})
afterEach(async () => {
  cleanup()
  network.reset()
  // Before the real clock is restored: timers set under the test's clock would be months long.
  closeTabs()
  vi.useRealTimers()
  // What a response that has just arrived still does, such as a toast, is done before the next test.
  await effectsRun()
  vi.restoreAllMocks()
  // Files share a browser: what one leaves in its storage is not there for the next.
  if (typeof window !== 'undefined') {
    sessionStorage.clear()
    localStorage.clear()
  }
})
afterAll(() => network.close())
