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

/** Where a letter should be that no type has, so that nobody takes a gap for the text. */
const unknownLetter = '□'

interface Slice {
  name: string
  ranges: [from: number, to: number][]
}

let known: Slice[] | undefined
/** The parts that the type with Han characters comes in, with the characters of each. */
async function slices(): Promise<Slice[]> {
  if (known) return known
  const all = JSON.parse(await readFile(path.join(noto, 'unicode.json'), 'utf8')) as Record<string, string>
  known = Object.entries(all).map(([name, ranges]) => ({
    name: name.replace(/[[\]]/g, ''),
    ranges: ranges.split(',').map((range) => {
      const [from = '', to = from] = range.replace('U+', '').split('-')
      return [Number.parseInt(from, 16), Number.parseInt(to, 16)]
    }),
  }))
  return known
}

const holds = ({ ranges }: Slice, code: number) => ranges.some(([from, to]) => from <= code && code <= to)
const codeOf = (letter: string) => letter.codePointAt(0) ?? 0

/** What is pasted along unseen, such as marks of direction, is not drawn; a tab or the end of a line of another kind is a gap. */
const drawn = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\t\p{Zl}\p{Zp}]/gu, ' ')
    .replace(/(?!\n)[\p{Cc}\p{Cf}]/gu, '')

type Drawn = PDFKit.PDFDocument & { _font: { font: { hasGlyphForCodePoint(code: number): boolean } } }

const hasLetter = (doc: PDFKit.PDFDocument, letter: string): boolean =>
  (doc as Drawn)._font.font.hasGlyphForCodePoint(codeOf(letter))

/** Those of some letters that a registered font really has: what a part says it holds is more than what is in it. */
function lettersIn(doc: PDFKit.PDFDocument, font: string, letters: readonly string[]): string[] {
  try {
    doc.font(font)
    return letters.filter((letter) => hasLetter(doc, letter))
  } catch {
    // One that was cut down to none of its letters has no table to look them up in.
    return []
  }
}

/** A stretch of text in letters of one font. */
interface Run {
  font: string
  text: string
}

/** Splits texts into stretches by the font that has their letters. */
export type Typesetter = (weight: Weight, text: string) => Run[]

/**
 * Gives a document the type for these texts: Pretendard, and of Noto Sans SC only the characters, such as those of Chinese and
 * Japanese names, that Pretendard lacks.
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
