import type { Locator, Page } from '@playwright/test'
import { expect } from './fixtures'

const isFocused = async (page: Page, target: Locator) => (await target.and(page.locator(':focus')).count()) > 0

/** What is wrong with the focused element: lost, out of sight, covered, or without a focus ring. Empty if nothing is. */
const troubleOfFocus = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const element = document.activeElement as HTMLElement
    // Elements that appear with the focus, or disappear when it leaves, may take a moment, however short the animation.
    const ending = document.getAnimations().filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
    await Promise.allSettled(ending.map(({ finished }) => finished))
    const about = `at ${element.outerHTML.slice(0, 140)}`
    if (element === document.body) return 'the focus is lost'
    // A radio can be hidden behind its label.
    const shown = element.closest('label') ?? element
    const { left, top, right, bottom } = shown.getBoundingClientRect()
    const [x0, x1] = [Math.max(0, left), Math.min(innerWidth, right)]
    const [y0, y1] = [Math.max(0, top), Math.min(innerHeight, bottom)]
    if (x1 <= x0 || y1 <= y0) return `the focus is out of sight ${about}`
    const hit = document.elementFromPoint((x0 + x1) / 2, (y0 + y1) / 2)
    if (hit && !shown.contains(hit) && !hit.contains(shown)) {
      return `the focus is covered by ${hit.outerHTML.slice(0, 140)} ${about}`
    }
    const isOutlined = ({ outlineStyle, outlineWidth }: CSSStyleDeclaration) =>
      outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0
    // A field can leave the ring to its frame; a card's link draws it around the whole card, behind itself.
    const places = [element, shown, element.parentElement as HTMLElement]
    const isDrawn =
      isOutlined(getComputedStyle(element, '::after')) || places.some((each) => isOutlined(getComputedStyle(each)))
    return isDrawn ? '' : `the focus is not drawn ${about}`
  })

/** The focus has moved into the opened element: an earlier key press would go elsewhere. */
export const expectFocusIn = (place: Locator): Promise<void> => expect(place.locator(':focus')).toBeVisible()

/** Presses Tab until `target` has the focus, which must never be lost, hidden or without a ring on the way. */
export async function tabTo(page: Page, target: Locator, most = 80): Promise<void> {
  const first = target.first()
  await expect(first).toBeVisible()
  const stops: string[] = []
  for (let pressed = 0; pressed < most; pressed += 1) {
    if (await isFocused(page, target)) return
    await page.keyboard.press('Tab')
    expect(await troubleOfFocus(page), `after Tab on ${new URL(page.url()).pathname}`).toBe('')
    stops.push(await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 60) ?? ''))
  }
  throw new Error(`${target} was not reached by ${most} presses of Tab, which led to\n${stops.join('\n')}`)
}

/** Moves there by Tab and presses a key: Enter for buttons and links, Space for checkboxes and radios. */
export async function pressOn(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press(key)
}

/** Moves there by Tab and types, replacing the present value. */
export async function typeInto(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(text)
}
