import { diffArrays } from 'diff'

/** A part of a text, and whether another text lacks it. */
export interface TextPart {
  text: string
  isChanged: boolean
}

/** More differences are not worth marking: the texts have little in common, and comparing them would take long. */
const mostEdits = 400

const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' })
const wordsOf = (text: string) => Array.from(segmenter.segment(text), ({ segment }) => segment)

/** Returns a text in parts: the words that another text lacks are changed. One unchanged part if they have no word in common. */
export function changedParts(text: string, other: string): TextPart[] {
  const changes = diffArrays(wordsOf(other), wordsOf(text), { maxEditLength: mostEdits })
  const hasCommon = changes?.some(({ added, removed, value }) => !added && !removed && value.some(isWord))
  if (!changes || !hasCommon) return [{ text, isChanged: false }]
  return changes
    .filter(({ removed }) => !removed)
    .map(({ value, added }) => ({ text: value.join(''), isChanged: added }))
}

const isWord = (part: string) => /[\p{L}\p{N}]/u.test(part)
