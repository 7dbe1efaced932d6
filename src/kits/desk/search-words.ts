import { looksPersonal } from '#contract/desk-list'
import { keepDraft, keptDraft } from '#src/session/drafts'

const kept = (sign: string) => `desk words ${sign}`

/**
 * Search words as an address names them: an email address or a phone number, or in a list of people whatever is looked for, stays in the
 * tab, and only a sign stands for it (product §2).
 */
export function namedWords(words: string, isPrivate = false): string {
  if (words === '' || (!isPrivate && !looksPersonal(words) && !words.startsWith('*'))) return words
  const sign = `*${crypto.randomUUID().slice(0, 8)}`
  keepDraft(kept(sign), words)
  return sign
}

/** The words that an address names; empty where another tab has kept them. */
export function wordsNamed(value: string): string {
  if (!value.startsWith('*')) return value
  const words = keptDraft(kept(value))
  return typeof words === 'string' ? words : ''
}
