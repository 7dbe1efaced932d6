import { tab } from '#src/session/tab'
import type { Arrived } from './places'

/** How long after coming back the page is reloaded, in milliseconds (product §2). */
export const fairReturnDelayMs = 100

/** Reloads the first page for somebody who comes back to it from the fair. */
export const reloadAfterFair =
  (fairSlug: string): Arrived =>
  (place, before) => {
    const wasFair = before && new RegExp(`^/${fairSlug}(?:[/-]|$)`).test(before.path)
    if (wasFair && place.path === '/main') setTimeout(tab.reload, fairReturnDelayMs)
  }
