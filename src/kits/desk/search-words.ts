import { looksPersonal } from '#contract/desk-list'
import { keepDraft, keptDraft } from '#src/session/drafts'

const kept = (sign: string) => `desk words ${sign}`

/**
 * Returns the form of search words for an address. An email address or phone number, or any words in a list of people, stay in
 * the tab; the address only has a random reference (product §2).
 */
export function namedWords(words: string, isPrivate = false): string {
  if (words === '' || (!isPrivate && !looksPersonal(words) && !words.startsWith('*'))) return words
  const sign = `*${crypto.randomUUID().slice(0, 8)}`
  keepDraft(kept(sign), words)
  return sign
}

/** Returns the words that an address refers to; empty when another tab has stored them. */
export function wordsNamed(value: string): string {
  if (!value.startsWith('*')) return value
  const words = keptDraft(kept(value))
  return typeof words === 'string' ? words : ''
}
