import { cut } from '#contract/cut'
import { sitemap, snapshotLimits } from '#contract/sitemap'
import { call } from '#src/api/call'
import type { Visitor } from '#src/session/visitor'
import { type Arrived, isSecret } from './places'

/** How long after arrival the page is sent, in milliseconds (product §2, §9). */
export const snapshotDelayMs = 2000

/** Elements without content of the page, or with something the visitor typed. */
const unread = 'script, style, noscript, template, svg, input, textarea, select'

/** Returns the part of the page's HTML that is stored: title, description and readable text. */
function htmlOfPage(): string {
  // The frame is the same on every page, and shows who is signed in.
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
      // A guest's own reservation may be on a public page.
      if (visitor.prefs.getState().languageChosen || visitor.session.getState().tokens.guest) return
      const body = { path: place.path, html: htmlOfPage() }
      // Nothing waits for it, and a failure does not matter.
      call(sitemap.snapshot, { body }, { errors: 'silent' }).catch(() => {})
    }, snapshotDelayMs)
    return () => clearTimeout(timer)
  }
