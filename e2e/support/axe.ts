import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type axe from 'axe-core'
import type { RunOptions } from 'axe-core'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

interface Looked {
  /** Axe's findings, each with its rule's name. */
  found: string[]
  /** Elements that were added, removed, hidden or reworded while axe ran: it reads the tree first and the rest bit by bit. */
  moved: string[]
}

/**
 * Runs in the page: marks the texts whose contrast is checked. Of texts that look alike, with ancestors that look alike, only the
 * first is, as in a long list, and none that looked so at a size before: contrast takes two thirds of axe's time. A text that may
 * lie over something else, or whose contrast axe may skip, is always checked and represents no other.
 */
function markContrast(isResized: boolean): void {
  const kept = window as unknown as { looksSeen?: { looks: Map<string, number>; seen: Set<number> } }
  const before = isResized ? kept.looksSeen : undefined
  const { looks, seen } = before ?? { looks: new Map<string, number>(), seen: new Set<number>() }
  kept.looksSeen = { looks, seen }
  const unlike = -1
  const own = 'label, fieldset, [disabled], [aria-disabled], [inert]'
  const hasText = (element: Element) =>
    element.matches('input, select, textarea') ||
    [...element.childNodes].some((each) => each.nodeType === Node.TEXT_NODE && each.nodeValue?.trim())
  const markIn = (element: Element, outer: number) => {
    const style = getComputedStyle(element)
    const { position, transform, translate, color, backgroundColor, backgroundImage, opacity } = style
    const moves = position === 'absolute' || position === 'fixed' || transform !== 'none' || translate !== 'none'
    let look = unlike
    if (outer !== unlike && !moves && !element.matches(own)) {
      const { fontSize, fontWeight, textShadow, filter } = style
      const all = [outer, color, backgroundColor, backgroundImage, opacity, fontSize, fontWeight, textShadow, filter]
      const key = all.join('|')
      look = looks.get(key) ?? looks.size
      looks.set(key, look)
    }
    if (hasText(element) && element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) {
      element.toggleAttribute('data-contrast', look === unlike || !seen.has(look))
      seen.add(look)
    }
    for (const child of element.children) markIn(child, look)
  }
  markIn(document.body, 0)
}

interface Tools {
  axe: typeof axe
  markContrast: typeof markContrast
}

/** Minified: every document parses it again. */
const source = [
  readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8'),
  `axe.configure({ rules: [{ id: 'color-contrast', selector: '[data-contrast]' }] })`,
  `window.markContrast = ${markContrast}`,
].join(';\n')

/** Runs in the page: returns axe's findings, and what changed meanwhile. */
async function look({ tags, isResized }: { tags: string[]; isResized: boolean }): Promise<Looked> {
  const { axe: own, markContrast } = window as unknown as Tools
  // Passed rules are not reported, no style sheet is loaded for rules that are not run, and no selectors are computed: half the
  // time. Frames are separate pages.
  const quick: RunOptions = { resultTypes: ['violations'], preload: false, selectors: false, iframes: false }
  // Elements that are fading in do not have their final colors yet, however short the animation.
  const ending = document.getAnimations().filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
  await Promise.allSettled(ending.map(({ finished }) => finished))
  // Distant content is not laid out yet: it would seem to overlap what follows.
  const whole = new CSSStyleSheet()
  whole.replaceSync('* { content-visibility: visible !important }')
  document.adoptedStyleSheets.push(whole)
  markContrast(isResized)
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
    ? // A control half covered by an open list is not too small a target; target size is checked only within the list.
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

/** How often a page is checked again if it changed during the check. */
const looks = 3

/**
 * Expects that axe finds no violation on the page (WCAG 2.2 AA). If the page was checked before and only its size has changed since
 * (`isResized`), the contrast of texts that look as they did then is not checked again.
 */
export async function expectAccessible(page: Page, where: string, { isResized = false } = {}): Promise<void> {
  // Without a heading it is still loading.
  await expect(page.locator('h1').first()).toBeAttached()
  // Once a document: sending and parsing it takes half as long as a check.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  let seen = await page.evaluate(look, { tags, isResized })
  // Half of axe's findings then refer to a page that no longer exists; the changes are logged, so that their cause can be found.
  for (let nth = 1; nth < looks && seen.found.length > 0 && seen.moved.length > 0; nth++) {
    console.warn(`${where} moved while axe looked (${seen.found}): ${seen.moved.slice(0, 5).join(' | ')}`)
    // Whole: the first look has counted what it saw.
    seen = await page.evaluate(look, { tags, isResized: false })
  }
  const moved = seen.moved.length > 0 ? `, which moved: ${seen.moved.slice(0, 5).join(' | ')}` : ''
  expect(seen.found, `axe on ${where}${moved}`).toEqual([])
}
