import { tab } from '#src/session/tab'
import type { Arrived } from './places'

/** How long after returning the page is reloaded, in milliseconds (product §2). */
export const fairReturnDelayMs = 100

/** Reloads the main page for a visitor who returns to it from the fair. */
export const reloadAfterFair =
  (fairSlug: string): Arrived =>
  (place, before) => {
    const wasFair = before && new RegExp(`^/${fairSlug}(?:[/-]|$)`).test(before.path)
    if (wasFair && place.path === '/main') setTimeout(tab.reload, fairReturnDelayMs)
  }
