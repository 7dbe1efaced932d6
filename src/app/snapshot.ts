import { cut } from '#contract/cut'
import { sitemap, snapshotLimits } from '#contract/sitemap'
import { call } from '#src/api/call'
import type { Visitor } from '#src/session/visitor'
import { type Arrived, isSecret } from './places'

/** How long after arriving the page is sent, in milliseconds (product §2, §9). */
export const snapshotDelayMs = 2000

/** What says nothing of a page's contents, or holds what somebody may have typed. */
const unread = 'script, style, noscript, template, svg, input, textarea, select'

/** The page's HTML as far as any of it is kept: title, description and the words that can be read. */
function htmlOfPage(): string {
  // What is around it is the same on every page, and tells who is signed in.
  const content = document.getElementById('content') ?? document.body
  const words = document.createTreeWalker(content, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, (node) => {
    if (node instanceof Element) return node.matches(unread) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_SKIP
    return NodeFilter.FILTER_ACCEPT
  })
  let text = ''
  while (text.length < snapshotLimits.text && words.nextNode()) text += ` ${words.currentNode.nodeValue?.trim() ?? ''}`
  const page = document.implementation.createHTMLDocument(document.title)
  page.documentElement.lang = document.documentElement.lang
  const description = document.querySelector('meta[name="description"]')
  if (description) page.head.append(page.importNode(description))
  page.body.textContent = cut(text, snapshotLimits.text)
  return page.documentElement.outerHTML
}

/** Sends each public page to the server for its sitemap while no language was chosen (product §2). */
export const keepSnapshots =
  (visitor: Visitor): Arrived =>
  (place) => {
    if (place.guarded || isSecret(place)) return
    const timer = setTimeout(() => {
      // A guest's own reservation may be on a page that everybody gets to.
      if (visitor.prefs.getState().languageChosen || visitor.session.getState().tokens.guest) return
      const body = { path: place.path, html: htmlOfPage() }
      // Nobody waits for it, and nobody needs to know when it fails.
      call(sitemap.snapshot, { body }, { errors: 'silent' }).catch(() => {})
    }, snapshotDelayMs)
    return () => clearTimeout(timer)
  }
