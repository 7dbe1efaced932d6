/** One wrong letter is accepted per this many letters. A Korean syllable counts as its two or three letters. */
const lettersPerSlip = 3

/** Splits a word into letters: Korean syllables come apart, so that 경북궁 is one letter from 경복궁. */
const lettersOf = (word: string) => [...word.normalize('NFD')]

/** Counts the letters to change, insert or delete to turn one word into the other; stops at more than `most`. */
export function slips(one: string, other: string, most: number): number {
  const [a, b] = [lettersOf(one), lettersOf(other)]
  if (Math.abs(a.length - b.length) > most) return most + 1
  let row = b.map((_, at) => at + 1)
  for (const [down, letter] of a.entries()) {
    let [corner, left] = [down, down + 1]
    row = row.map((above, at) => {
      left = Math.min(above + 1, left + 1, corner + (letter === b[at] ? 0 : 1))
      corner = above
      return left
    })
    if (Math.min(...row) > most) return most + 1
  }
  return row.at(-1) ?? a.length
}

/** Returns the known words that a word may have been meant to be, most similar first; none if it is known itself. */
export function meantWords(word: string, words: readonly string[]): string[] {
  if (words.includes(word)) return []
  const most = Math.max(1, Math.floor(lettersOf(word).length / lettersPerSlip))
  return words
    .map((each) => ({ each, by: slips(word, each, most) }))
    .filter(({ by }) => by <= most)
    .toSorted((x, y) => x.by - y.by)
    .map(({ each }) => each)
}
