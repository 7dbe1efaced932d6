/** Scripts that write a name without spaces, family name first. */
const oneWord = /^[\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+$/u

const first = (word: string): string => [...word][0] ?? ''

/**
 * A name as the public sees it: `Daniel Brandt` is `Daniel B.`, `문서아` is `문•아`, a single word keeps its first letter. Empty for
 * an empty name.
 */
export function maskedName(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean)
  const [word = '', ...rest] = words
  const last = rest.at(-1)
  if (last) return `${word} ${first(last).toUpperCase()}.`
  const letters = [...word]
  if (letters.length < 2) return word
  if (!oneWord.test(word)) return `${first(word)}•••`
  return letters.length === 2 ? `${first(word)}•` : `${first(word)}${'•'.repeat(letters.length - 2)}${letters.at(-1)}`
}
