import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../../server/root.ts'

/** Where the product's own texts are: the client's, those of refusals, mails and demo data. */
const folders = ['contract', 'server', 'src']

/** The characters of each slice of the font. */
export interface Slices {
  latin: string
  /** The most used first; the rarest are split over several slices, of which a page loads only those that its content uses. */
  hangul: string[]
}

/** How many syllables are in the slice that every Korean page needs, however few texts use them: 98 % of all Korean text. */
const common = 500
/**
 * How many syllables are in one slice of those that only one text uses. A page has up to seven of them, from up to three slices:
 * with more in each, some products' pages would load more than 145 kB of fonts.
 */
const few = 10

/** All of ASCII and Latin-1, which covers the languages of western Europe. */
const western = Array.from({ length: 0x100 - 0x20 }, (_, at) => String.fromCharCode(0x20 + at)).filter(
  (each) => !/[\u007f-\u009f\u00ad]/.test(each),
)
/** The word for "Korean" in the footer of every page: the only Korean that an English page shows before any interaction. */
const ownName = '한국어'
/** Further marks, arrows and signs, which are included when a text uses them. */
const isSign = (character: string) => /[\u0152\u0153\u2000-\u206f\u20a0-\u22ff]/.test(character)
const isSyllable = (character: string) => character >= '가' && character <= '힣'

/** Returns the product's texts, one per file, in the same order on every computer. */
export function readTexts(folder = root): string[] {
  return folders
    .flatMap((each) =>
      readdirSync(path.join(folder, each), { recursive: true, encoding: 'utf8' }).map((file) => path.join(each, file)),
    )
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => file.replaceAll(path.sep, '/'))
    .toSorted()
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
}

/**
 * Divides the characters of texts into slices: those that every page uses, the syllables that are used most or by several texts,
 * and those of one text alone, which are grouped with the others of that text.
 */
export function slicesOf(texts: readonly string[]): Slices {
  const uses = new Map<string, number>()
  const usedBy = new Map<string, Set<number>>()
  for (const [at, text] of texts.entries()) {
    for (const character of text) {
      uses.set(character, (uses.get(character) ?? 0) + 1)
      usedBy.set(character, (usedBy.get(character) ?? new Set()).add(at))
    }
  }
  const count = (of: string) => uses.get(of) ?? 0
  const order = (one: string, other: string) => (one < other ? -1 : 1)
  const syllables = [...uses.keys()]
    .filter(isSyllable)
    .toSorted((one, other) => count(other) - count(one) || order(one, other))
  const rest = syllables.slice(common)
  const isRare = (syllable: string) => (usedBy.get(syllable)?.size ?? 0) <= 1
  // In the order of the texts.
  const placeOf = (syllable: string) => [...(usedBy.get(syllable) ?? [])][0] ?? 0
  const rare = rest.filter(isRare).toSorted((one, other) => placeOf(one) - placeOf(other) || order(one, other))
  const parts = Math.ceil(rare.length / few)
  const size = Math.ceil(rare.length / parts)
  const hangul = [
    [...syllables.slice(0, common), ...rest.filter((each) => !isRare(each))],
    ...Array.from({ length: parts }, (_, at) => rare.slice(at * size, (at + 1) * size)),
  ]
  const sorted = (characters: readonly string[]) => characters.toSorted(order).join('')
  return {
    latin: sorted([...western, ...ownName, ...[...uses.keys()].filter(isSign)]),
    hangul: hangul.map(sorted).filter(Boolean),
  }
}
