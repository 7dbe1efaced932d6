import { type KeyboardEvent, useRef } from 'react'

/** Letters that come no further apart than this, in milliseconds, are one word. */
const wordPauseMs = 1000

/** Without accents and capitals, and Korean taken apart, so that its first consonant finds a word. */
const plain = (text = '') => text.normalize('NFKD').replace(/\p{M}/gu, '').trim().toLowerCase()

const isMeant = (entry: HTMLElement, sought: string) =>
  [entry.textContent, entry.dataset.search].some((text) => plain(text).startsWith(sought))

/**
 * Finds the entry that typed letters mean: the next whose label or `data-search` begins with them. One letter again goes on
 * to the next entry that begins with it; what begins nothing is the beginning of another word.
 */
export function useTypeahead() {
  const typed = useRef({ word: '', at: 0 })
  return ({ key, timeStamp, ctrlKey, metaKey, altKey }: KeyboardEvent, entries: HTMLElement[]) => {
    // A space presses the entry.
    if ([...key].length !== 1 || key === ' ' || ctrlKey || metaKey || altKey) return undefined
    const before = timeStamp - typed.current.at <= wordPauseMs ? typed.current.word : ''
    const now = entries.findIndex((entry) => entry.contains(document.activeElement))
    const inOrder = (from: number) => [...entries.slice(from), ...entries.slice(0, from)]
    const find = (word: string) => {
      typed.current = { word, at: timeStamp }
      const sought = plain(word)
      // A word that grows may go on meaning the entry that it has found.
      return inOrder(word === key ? now + 1 : now).find((entry) => isMeant(entry, sought))
    }
    return (before !== '' && before !== key ? find(before + key) : undefined) ?? find(key)
  }
}
