import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type axe from 'axe-core'
import type { RunOptions } from 'axe-core'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Without comments and long names: it is read again by every page. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface Looked {
  /** What axe finds, each with its rule's name. */
  found: string[]
  /** What came, went, was hidden or worded anew while axe looked: it reads the tree first and the rest bit by bit. */
  moved: string[]
}

/** In the page: what axe finds, and what moved under its eyes. */
async function look(tags: string[]): Promise<Looked> {
  const own = (window as unknown as { axe: typeof axe }).axe
  // What is right is not described, no style sheet is read again for a rule that is not asked for, and of no element a
  // selector is made: half the time. What a frame shows is another page's matter.
  const quick: RunOptions = { resultTypes: ['violations'], preload: false, selectors: false, iframes: false }
  // What is fading in has not got its colours yet, however short that is made.
  const ending = document.getAnimations().filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
  await Promise.allSettled(ending.map(({ finished }) => finished))
  // What is far off is not laid out yet: it would seem to lie over what follows.
  const whole = new CSSStyleSheet()
  whole.replaceSync('* { content-visibility: visible !important }')
  document.adoptedStyleSheets.push(whole)
  const moved: string[] = []
  const keep = (records: MutationRecord[]) => {
    for (const { type, target, attributeName, addedNodes, removedNodes } of records) {
      const nodes = type === 'childList' ? [...addedNodes, ...removedNodes] : [target]
      for (const node of nodes) {
        const words = node instanceof Element ? node.outerHTML : (node.textContent ?? '')
        moved.push(`${attributeName ?? type} ${words.slice(0, 160)}`)
      }
    }
  }
  const moves = new MutationObserver(keep)
  const attributeFilter = ['style', 'class', 'hidden', 'inert', 'aria-hidden']
  moves.observe(document, { childList: true, subtree: true, characterData: true, attributeFilter })
  const open = ':popover-open'
  const found = document.querySelector(open)
    ? // What an open list covers half is not too small for a finger; only of the list itself is the size looked at.
      [
        await own.run(document, { ...quick, runOnly: tags, rules: { 'target-size': { enabled: false } } }),
        await own.run({ include: [[open]] }, { ...quick, runOnly: ['target-size'] }),
      ]
    : [await own.run(document, { ...quick, runOnly: tags })]
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== whole)
  keep(moves.takeRecords())
  moves.disconnect()
  const words = found
    .flatMap(({ violations }) => violations)
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)
  return { found: words, moved }
}

/** How often a page is looked at again that moved while it was looked at. */
const looks = 3

/** Nothing that axe knows to be wrong on the page as it is (WCAG 2.2 AA). */
export async function expectAccessible(page: Page, where: string): Promise<void> {
  // Without one it is still on its way.
  await expect(page.locator('h1').first()).toBeAttached()
  await page.evaluate(source)
  let seen = await page.evaluate(look, tags)
  // Half of what axe says is then of a page that is no more; what moved is in the run's output, so that its cause is found.
  for (let nth = 1; nth < looks && seen.found.length > 0 && seen.moved.length > 0; nth++) {
    console.warn(`${where} moved while axe looked (${seen.found}): ${seen.moved.slice(0, 5).join(' | ')}`)
    seen = await page.evaluate(look, tags)
  }
  const moved = seen.moved.length > 0 ? `, which moved: ${seen.moved.slice(0, 5).join(' | ')}` : ''
  expect(seen.found, `axe on ${where}${moved}`).toEqual([])
}
