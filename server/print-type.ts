import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import subsetFont from 'subset-font'

const modules = createRequire(import.meta.url)
const pretendard = path.join(path.dirname(modules.resolve('pretendard/package.json')), 'dist/public/static/alternative')
const noto = path.dirname(modules.resolve('@fontsource-variable/noto-sans-sc/unicode.json'))

export const weights = { regular: 400, bold: 700 } as const
export type Weight = keyof typeof weights

const files = { regular: 'Pretendard-Regular.ttf', bold: 'Pretendard-Bold.ttf' } as const

/** Shown for a letter that no font has, so that a gap is not mistaken for the text. */
const unknownLetter = '□'

interface Slice {
  name: string
  ranges: [from: number, to: number][]
}

let cached: Slice[] | undefined
/** Returns the slices of the font with Han characters, with the ranges of characters of each. */
async function slices(): Promise<Slice[]> {
  if (cached) return cached
  const all = JSON.parse(await readFile(path.join(noto, 'unicode.json'), 'utf8')) as Record<string, string>
  cached = Object.entries(all).map(([name, ranges]) => ({
    name: name.replace(/[[\]]/g, ''),
    ranges: ranges.split(',').map((range) => {
      const [from = '', to = from] = range.replace('U+', '').split('-')
      return [Number.parseInt(from, 16), Number.parseInt(to, 16)]
    }),
  }))
  return cached
}

const holds = ({ ranges }: Slice, code: number) => ranges.some(([from, to]) => from <= code && code <= to)
const codeOf = (letter: string) => letter.codePointAt(0) ?? 0

/**
 * Returns the text as it is drawn: invisible pasted characters, such as direction marks, are dropped, and tabs and unusual line
 * ends become a space.
 */
const drawn = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\t\p{Zl}\p{Zp}]/gu, ' ')
    .replace(/(?!\n)[\p{Cc}\p{Cf}]/gu, '')

type Drawn = PDFKit.PDFDocument & { _font: { font: { hasGlyphForCodePoint(code: number): boolean } } }

const hasLetter = (doc: PDFKit.PDFDocument, letter: string): boolean =>
  (doc as Drawn)._font.font.hasGlyphForCodePoint(codeOf(letter))

/** Returns the letters that a registered font really has: a slice declares more characters than it contains. */
function lettersIn(doc: PDFKit.PDFDocument, font: string, letters: readonly string[]): string[] {
  try {
    doc.font(font)
    return letters.filter((letter) => hasLetter(doc, letter))
  } catch {
    // A font that was subset to none of its letters has no table to look them up in.
    return []
  }
}

/** A stretch of text in one font. */
interface Run {
  font: string
  text: string
}

/** Splits texts into stretches by the font that has their letters. */
export type Typesetter = (weight: Weight, text: string) => Run[]

/**
 * Registers the fonts that these texts need in a document: Pretendard, and from Noto Sans SC only the characters that Pretendard
 * lacks, such as those of Chinese and Japanese names.
 */
export async function typesetter(
  doc: PDFKit.PDFDocument,
  texts: Readonly<Record<Weight, readonly string[]>>,
): Promise<Typesetter> {
  const fonts = new Map<string, string>()
  for (const weight of ['regular', 'bold'] as const) {
    doc.registerFont(weight, path.join(pretendard, files[weight])).font(weight)
    const letters = new Set(drawn(texts[weight].join('')))
    const missing = [...letters].filter((letter) => letter !== '\n' && !hasLetter(doc, letter))
    for (const slice of missing.length > 0 ? await slices() : []) {
      const here = missing.filter((letter) => holds(slice, codeOf(letter))).toSorted()
      if (here.length === 0) continue
      const file = await readFile(path.join(noto, `files/noto-sans-sc-${slice.name}-wght-normal.woff2`))
      const cut = {
        targetFormat: 'truetype' as const,
        variationAxes: { wght: weights[weight] },
        keepFeatures: [],
        noHinting: true,
      }
      const font = `${weight} ${slice.name}`
      doc.registerFont(font, await subsetFont(file, here.join(''), cut))
      for (const letter of lettersIn(doc, font, here)) fonts.set(`${weight} ${letter}`, font)
    }
    for (const letter of missing) if (!fonts.has(`${weight} ${letter}`)) fonts.set(`${weight} ${letter}`, unknownLetter)
  }
  return (weight, text) => {
    const runs: Run[] = []
    for (const letter of drawn(text)) {
      const found = fonts.get(`${weight} ${letter}`) ?? weight
      const [font, shown] = found === unknownLetter ? [weight, unknownLetter] : [found, letter]
      const last = runs.at(-1)
      if (last?.font === font) last.text += shown
      else runs.push({ font, text: shown })
    }
    return runs
  }
}
