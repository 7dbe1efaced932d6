import { afterEach, describe, expect, it } from 'vitest'
import { keystrokeReader, listenToKeys } from '#src/kits/check-in/keystrokes'
import { onceInSight } from '#src/kits/scanner/once-in-sight'

type Key = Parameters<ReturnType<typeof keystrokeReader>>[0]

/** The keys of an American keyboard for a text, then Enter; `gap` ms between keystrokes. */
function keysOf(text: string, { gap = 5, layout = (key: string) => key } = {}): Key[] {
  const keys = [...text].map((sign) => {
    const shiftKey = /[A-Z_]/.test(sign)
    const code = /[a-z]/i.test(sign)
      ? `Key${sign.toUpperCase()}`
      : /\d/.test(sign)
        ? `Digit${sign}`
        : sign === '.'
          ? 'Period'
          : 'Minus'
    return { key: layout(sign), code, shiftKey }
  })
  return [...keys, { key: 'Enter', code: 'Enter', shiftKey: false }].map((key, at) => ({ ...key, timeStamp: at * gap }))
}
const typed = (keys: Key[]) => {
  const read = keystrokeReader()
  return keys.map(read).findLast((text) => text !== null) ?? null
}
const code = 'NARU1.abc-DEF_09.xyz'

describe('a USB scanner', () => {
  it('is read when it sends Enter', () => {
    expect(typed(keysOf(code))).toBe(code)
  })

  it('is read the same under a Korean layout and caps lock', () => {
    expect(typed(keysOf(code, { layout: () => 'Process' }))).toBe(code)
    expect(
      typed(keysOf(code, { layout: (key) => (key === key.toLowerCase() ? key.toUpperCase() : key.toLowerCase()) })),
    ).toBe(code)
  })

  it('is told apart from a person’s typing, a few keys, and what was typed before it', () => {
    expect(typed(keysOf(code, { gap: 180 }))).toBeNull()
    expect(typed(keysOf('abc'))).toBeNull()
    const slow = { key: 'x', code: 'KeyX', shiftKey: false, timeStamp: -500 }
    expect(typed([slow, ...keysOf(code)])).toBe(code)
  })
})

describe('listening to the whole page', () => {
  let end: () => void = () => {}
  afterEach(() => end())

  const press = (target: EventTarget) =>
    keysOf(code).map((key) => {
      const event = new KeyboardEvent('keydown', { ...key, bubbles: true, cancelable: true })
      Object.defineProperty(event, 'timeStamp', { value: key.timeStamp })
      target.dispatchEvent(event)
      return event.defaultPrevented
    })
  const put = (html: string) => {
    document.body.innerHTML = html
    return document.body.firstElementChild as HTMLElement
  }

  it('takes a code away from the focused button, and leaves a field’s typed text alone', () => {
    const read: string[] = []
    end = listenToKeys((text) => read.push(text))
    expect(press(put('<button></button>')).at(-1)).toBe(true)
    expect(press(put('<input type="radio">')).at(-1)).toBe(true)
    expect(press(put('<input type="search">'))).not.toContain(true)
    expect(press(put('<textarea></textarea>'))).not.toContain(true)
    expect(read).toEqual([code, code])
  })
})

describe('a camera that keeps running', () => {
  it('reads a code once while it is in view, and again after it was out of view for a while', () => {
    const isNew = onceInSight()
    expect([0, 100, 1500, 4000].map((at) => isNew('a', at))).toEqual([true, false, false, false])
    expect(isNew('b', 4100)).toBe(true)
    expect(isNew('a', 4200)).toBe(false)
    expect(isNew('a', 7300)).toBe(true)
  })
})
