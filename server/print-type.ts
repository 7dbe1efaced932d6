import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import bidiFactory from 'bidi-js'
import subsetFont from 'subset-font'

const modules = createRequire(import.meta.url)
const pretendard = path.join(path.dirname(modules.resolve('pretendard/package.json')), 'dist/public/static/alternative')
const noto = path.dirname(modules.resolve('@fontsource-variable/noto-sans-sc/unicode.json'))

export const weights = { regular: 400, bold: 700 } as const
export type Weight = keyof typeof weights

const files = { regular: 'Pretendard-Regular.ttf', bold: 'Pretendard-Bold.ttf' } as const

const arabic = /\p{Script_Extensions=Arabic}/u
const thai = /\p{Script_Extensions=Thai}/u
/** Scripts whose letters join or stack: their fonts keep the rules for it. */
const shaped = [
  { name: 'arabic', letters: arabic },
  { name: 'thai', letters: thai },
] as const

/** Keeps two Arabic letters apart, as Persian is written. It is invisible, and fonts have no glyph for it. */
const nonJoiner = '\u200C'
/** Pictures are left out where no font has them: they are no letters of a name. */
const picture = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\p{Variation_Selector}|\u20E3/u

/** Shown for a letter that no font has, so that a gap is not mistaken for the text. */
export const unknownLetter = '□'

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
    .replace(/(?<!\p{Script_Extensions=Arabic})\u200C|(?![\n\u200C])[\p{Cc}\p{Cf}]/gu, '')

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

/** Splits texts into stretches by the font that has their letters, in the order in which they stand from left to right. */
export type Typesetter = (weight: Weight, text: string) => Run[]

const bidi = bidiFactory()

/** Parts of one line from left to right, with the direction in which each is read. */
function partsOf(line: string): { text: string; isRtl: boolean }[] {
  const { levels } = bidi.getEmbeddingLevels(line)
  const parts: { text: string; level: number }[] = []
  for (const [at, letter] of [...line.matchAll(/./gsu)].map((found) => [found.index, found[0]] as const)) {
    const level = levels[at] ?? 0
    const last = parts.at(-1)
    if (last?.level === level) last.text += letter
    else parts.push({ text: letter, level })
  }
  const highest = Math.max(0, ...parts.map(({ level }) => level))
  for (let level = highest; level > 0; level--) {
    for (let from = 0; from < parts.length; from++) {
      let to = from
      while ((parts[to]?.level ?? 0) >= level) to++
      if (to - from > 1) parts.splice(from, to - from, ...parts.slice(from, to).toReversed())
      from = to
    }
  }
  return parts.map(({ text, level }) => ({ text, isRtl: level % 2 === 1 }))
}

/** The font's shaper turns Arabic letters around itself, so other signs in a part from right to left are turned here. */
const turned = (text: string): string =>
  [...text]
    .toReversed()
    .map((sign) => bidi.getMirroredCharacter(sign) ?? sign)
    .join('')

/** Cuts each font with letters that join or stack down to the missing ones, and registers it. */
async function addShaped(doc: PDFKit.PDFDocument, weight: Weight, missing: readonly string[]) {
  const fonts = new Map<string, string>()
  for (const { name, letters } of shaped) {
    const here = missing.filter((letter) => letters.test(letter)).toSorted()
    if (here.length === 0) continue
    const folder = path.dirname(modules.resolve(`@fontsource/noto-sans-${name}/unicode.json`))
    const file = await readFile(path.join(folder, `files/noto-sans-${name}-${name}-${weights[weight]}-normal.woff2`))
    const cut = { targetFormat: 'truetype' as const, noHinting: true }
    const font = `${weight} ${name}`
    doc.registerFont(font, await subsetFont(file, here.join(''), cut))
    for (const letter of lettersIn(doc, font, here)) fonts.set(letter, font)
  }
  return fonts
}

/** Cuts the slices of the font with Han characters down to the missing ones, and registers them. */
async function addHan(doc: PDFKit.PDFDocument, weight: Weight, missing: readonly string[]) {
  const fonts = new Map<string, string>()
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
    for (const letter of lettersIn(doc, font, here)) fonts.set(letter, font)
  }
  return fonts
}

/**
 * Registers the fonts that these texts need in a document: Pretendard, and only the characters that Pretendard lacks from Noto
 * Sans Arabic, Thai and SC, such as those of Arabic, Thai, Chinese and Japanese names.
 */
export async function typesetter(
  doc: PDFKit.PDFDocument,
  texts: Readonly<Record<Weight, readonly string[]>>,
): Promise<Typesetter> {
  const fonts = { regular: new Map<string, string>(), bold: new Map<string, string>() }
  for (const weight of ['regular', 'bold'] as const) {
    doc.registerFont(weight, path.join(pretendard, files[weight])).font(weight)
    const letters = new Set(drawn(texts[weight].join('\n')))
    const missing = [...letters].filter(
      (letter) => letter !== '\n' && letter !== nonJoiner && (arabic.test(letter) || !hasLetter(doc, letter)),
    )
    const found = await addShaped(doc, weight, missing)
    const others = missing.filter((letter) => !found.has(letter))
    const han = await addHan(doc, weight, others)
    doc.font(weight)
    const unknown = others.filter((letter) => !han.has(letter) && !hasLetter(doc, letter))
    fonts[weight] = new Map([
      ...unknown.map((letter) => [letter, picture.test(letter) ? '' : unknownLetter] as const),
      ...han,
      ...found,
    ])
  }
  /** The stretches of a part; each word of letters that join is one of its own, because its shaper turns it around. */
  const runsOf = (weight: Weight, text: string, isRtl: boolean): Run[] => {
    const runs: Run[] = []
    let isBroken = false
    for (const letter of text) {
      const found = fonts[weight].get(letter) ?? weight
      const isUnknown = found === unknownLetter || found === ''
      const [font, shown] = isUnknown ? [weight, found] : [found, letter]
      const last = runs.at(-1)
      const isApart = isBroken || (!isRtl && arabic.test(letter))
      isBroken = letter === nonJoiner
      if (isBroken || shown === '') continue
      if (last?.font === font && !isApart) last.text += shown
      else runs.push({ font, text: shown })
    }
    if (!isRtl) return runs
    return runs.map(({ font, text: part }) => ({ font, text: arabic.test(part) ? part : turned(part) })).toReversed()
  }
  return (weight, text) => {
    const runs: Run[] = []
    for (const line of drawn(text).split(/(\n)/)) {
      for (const { text: part, isRtl } of partsOf(line)) {
        for (const run of runsOf(weight, part, isRtl)) {
          const last = runs.at(-1)
          if (last?.font === run.font && !arabic.test(last.text + run.text)) last.text += run.text
          else runs.push(run)
        }
      }
    }
    return runs
  }
}

/** Whether a text has lines that PDFKit cannot break: from right to left, or without spaces between words. */
export const needsLines = (text: string): boolean => arabic.test(text) || thai.test(text)

const thaiWords = new Intl.Segmenter('th', { granularity: 'word' })
/** Words of Thai, each with the punctuation that opens and closes it. */
function thaiPieces(text: string): string[] {
  const found: string[] = []
  for (const { segment, isWordLike } of thaiWords.segment(text)) {
    const last = found.at(-1)
    const isBound = last !== undefined && (!isWordLike || /[\p{Ps}\p{Pi}]$/u.test(last))
    if (isBound && !/^[\p{Ps}\p{Pi}]/u.test(segment)) found[found.length - 1] = last + segment
    else found.push(segment)
  }
  return found
}
/** The pieces that a line can be broken between: words with the space behind them, and those of Thai without one. */
const pieces = (text: string): string[] =>
  drawn(text)
    .split(/(?<=\s)/)
    .flatMap((word) => (thai.test(word) ? thaiPieces(word) : [word]))

interface Lines {
  x: number
  y: number
  width: number
  weight: Weight
  /** In points; the document's current size if not given. */
  size?: number
  /** The maximum height; lines beyond it are left out. */
  height?: number
  /** Where a page ends: further lines are on a new page. */
  bottom?: number
}

/** The font's ascender is in thousandths of its size. */
type Metrics = PDFKit.PDFDocument & {
  _font: { ascender: number }
  _fontSize: number
  _fillColor: Parameters<PDFKit.PDFDocument['fillColor']> | null
}

/** The offset that puts letters of several fonts on the baseline of this weight's own font, in points. */
export const baselineOf = (doc: PDFKit.PDFDocument, weight: Weight, size: number): number =>
  -((doc.font(weight) as Metrics)._font.ascender / 1000) * size

/**
 * Writes a text for which `needsLines` holds, line by line: each is set in its own direction, and to the right if the text is
 * read from there. Returns the position of its end, in points.
 */
export function writeLines(doc: PDFKit.PDFDocument, set: Typesetter, text: string, place: Lines): number {
  const { x, y, width, weight, height, bottom = Infinity, size = (doc as Metrics)._fontSize } = place
  doc.fontSize(size)
  const widthOf = (runs: readonly Run[]) =>
    runs.reduce((sum, { font, text: part }) => sum + doc.font(font).widthOfString(part), 0)
  const lines: string[] = []
  for (const piece of pieces(text)) {
    const last = lines.at(-1)
    const longer = `${last ?? ''}${piece}`
    if (last !== undefined && widthOf(set(weight, longer.trimEnd())) <= width) lines[lines.length - 1] = longer
    else lines.push(piece)
  }
  const cutTo = (line: string): Run[] => {
    const kept = pieces(line)
    while (kept.length > 1 && widthOf(set(weight, `${kept.join('').trimEnd()}…`)) > width) kept.pop()
    return set(weight, `${kept.join('').trimEnd()}…`)
  }
  const leading = size * 1.3
  const most = height === undefined ? lines.length : Math.max(1, Math.floor(height / leading))
  const isFromRight = bidi.getEmbeddingLevels(drawn(text)).paragraphs[0]?.level === 1
  const baseline = baselineOf(doc, weight, size)
  let top = y
  for (const [nth, line] of lines.slice(0, most).entries()) {
    if (top + leading > bottom) {
      doc.addPage()
      top = doc.page.margins.top
      // A new page begins in black.
      const { _fillColor: color } = doc as Metrics
      if (color) doc.fillColor(...color)
    }
    const isCut = nth === most - 1 && lines.length > most
    const runs = isCut ? cutTo(line) : set(weight, line.trimEnd())
    let at = isFromRight ? x + width - widthOf(runs) : x
    for (const { font, text: part } of runs) {
      doc.font(font).text(part, at, top, { baseline, lineBreak: false })
      at += doc.widthOfString(part)
    }
    top += leading
  }
  doc.font(weight)
  return top
}
