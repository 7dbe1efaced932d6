import { type KeyboardEvent, useRef } from 'react'

/** Letters typed within this time of each other, in milliseconds, form one word. */
const wordPauseMs = 1000

/** Drops accents and capitals, and decomposes Korean, so that a first consonant finds a word. */
const plain = (text = '') => text.normalize('NFKD').replace(/\p{M}/gu, '').trim().toLowerCase()

const isMeant = (entry: HTMLElement, sought: string) =>
  [entry.textContent, entry.dataset.search].some((text) => plain(text).startsWith(sought))

/**
 * Finds the entry for typed letters: the next whose label or `data-search` starts with them. The same letter again moves on to
 * the next match; letters without a match start a new word.
 */
export function useTypeahead() {
  const typed = useRef({ word: '', at: 0 })
  return ({ key, timeStamp, ctrlKey, metaKey, altKey }: KeyboardEvent, entries: HTMLElement[]) => {
    // Space presses the entry.
    if ([...key].length !== 1 || key === ' ' || ctrlKey || metaKey || altKey) return undefined
    const before = timeStamp - typed.current.at <= wordPauseMs ? typed.current.word : ''
    const now = entries.findIndex((entry) => entry.contains(document.activeElement))
    const inOrder = (from: number) => [...entries.slice(from), ...entries.slice(0, from)]
    const find = (word: string) => {
      typed.current = { word, at: timeStamp }
      const sought = plain(word)
      // A longer word can still match the current entry.
      return inOrder(word === key ? now + 1 : now).find((entry) => isMeant(entry, sought))
    }
    return (before !== '' && before !== key ? find(before + key) : undefined) ?? find(key)
  }
}
