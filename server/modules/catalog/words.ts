/** Korean particles that follow a noun; the longest that fits is taken off. */
const particles = [
  '에서부터',
  '에서는',
  '으로는',
  '까지는',
  '에서',
  '에게',
  '으로',
  '까지',
  '부터',
  '이랑',
  '하고',
  '이나',
  '에는',
  '은',
  '는',
  '이',
  '가',
  '을',
  '를',
  '에',
  '의',
  '와',
  '과',
  '도',
  '로',
  '만',
  '랑',
]
const hangul = /^[\uac00-\ud7a3]+$/
const maxWords = 6

/** A noun keeps at least two syllables: `제주도` is a name and not `제주` with a particle that would be missed. */
function withoutParticle(word: string): string {
  if (!hangul.test(word)) return word
  const particle = particles.find((each) => word.endsWith(each) && word.length - each.length >= 2)
  return particle ? word.slice(0, -particle.length) : word
}

/** One word that is looked for: `exact` is safe inside a `like` pattern, `loose` is compared by trigrams. */
export interface SearchWord {
  exact: string
  loose: string
}

/** What somebody looks for, word by word. */
export function searchWords(text: string): SearchWord[] {
  return text
    .normalize('NFC')
    .toLowerCase()
    .split(/[\s,.;:!?"'()[\]{}/\\|]+/u)
    .filter(Boolean)
    .slice(0, maxWords)
    .map((word) => {
      const stem = withoutParticle(word)
      return { exact: stem.replace(/[%_\\]/g, '\\$&'), loose: stem }
    })
}
