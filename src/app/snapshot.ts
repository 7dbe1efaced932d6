import { settings } from '#contract/settings'
import { call } from '#src/api/call'
import type { Visitor } from '#src/session/visitor'
import { type Arrived, isSecret } from './places'

/** How long after arriving the page is sent, in milliseconds (product §2, §9). */
export const snapshotDelayMs = 2000

/** The page's HTML without what says nothing of its contents, and without what somebody may have typed. */
function htmlOfPage(): string {
  const copy = document.documentElement.cloneNode(true) as HTMLElement
  for (const element of copy.querySelectorAll('script, style, svg, link[rel="stylesheet"], input, textarea'))
    element.remove()
  return copy.outerHTML
}

/** Sends each public page to the server for its sitemap while no language was chosen (product §2). */
export const keepSnapshots =
  (visitor: Visitor): Arrived =>
  (place) => {
    if (place.guarded || isSecret(place)) return
    const timer = setTimeout(() => {
      // A guest's own reservation may stand on a page that everybody gets to.
      if (visitor.prefs.getState().languageChosen || visitor.session.getState().tokens.guest) return
      const body = { path: place.path, html: htmlOfPage() }
      // Nobody waits for it, and nobody needs to know when it fails.
      call(settings.sitemap, { body }, { errors: 'silent' }).catch(() => {})
    }, snapshotDelayMs)
    return () => clearTimeout(timer)
  }
