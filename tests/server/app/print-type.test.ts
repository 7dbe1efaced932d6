import PDFDocument from 'pdfkit'
import { expect, test } from 'vitest'
import { typesetter, writeLines } from '#server/print-type'

async function runsOf(text: string) {
  const doc = new PDFDocument()
  const set = await typesetter(doc, { regular: [text], bold: [text] })
  return set('regular', text)
}

test('letters that no font has are marked, and the others around them are unchanged', async () => {
  expect(await runsOf('a חברה b')).toEqual([{ font: 'regular', text: 'a □□□□ b' }])
  // Of the part that claims to cover both letters, only one is available.
  const [latin, han] = await runsOf('Wang 王\u{20BB7}')
  expect([latin?.text, han?.text]).toEqual(['Wang ', '王'])
})

test.each(['\u202E', '\u200B', '\u200F', '\u0007', '\u00AD', '\uFEFF'])('invisible %j is not drawn', async (unseen) => {
  expect(await runsOf(`Seoul${unseen}Tours`)).toEqual([{ font: 'regular', text: 'SeoulTours' }])
})

test('tabs and line separators become spaces', async () => {
  expect(await runsOf('one\ttwo\u2028three\nfour')).toEqual([{ font: 'regular', text: 'one two three\nfour' }])
})

test('pictures are left out', async () => {
  expect(await runsOf('Naru \u{1F389}\u{1F468}\u200D\u{1F469}\u{1F467}\u{1F1F0}\u{1F1F7}™')).toEqual([
    { font: 'regular', text: 'Naru ™' },
  ])
})

test('a text that is read from the right is set from the left, with its words, numbers and brackets in their places', async () => {
  expect((await runsOf('شركة الفنون (دبي) 2026 ABC Ltd')).map(({ text }) => text)).toEqual([
    'ABC Ltd 2026 (',
    'دبي',
    ') ',
    'الفنون',
    ' ',
    'شركة',
  ])
  expect((await runsOf('ACME شركة Ltd')).map(({ text }) => text)).toEqual(['ACME ', 'شركة', ' Ltd'])
  // Digits are read from the left; each is a run, so that the shaper cannot turn them around.
  expect((await runsOf('سازمان ۱۴۰۵')).map(({ text }) => text)).toEqual(['۱', '۴', '۰', '۵', ' ', 'سازمان'])
})

test('Arabic letters join, and Persian ones stay apart where they are written so', async () => {
  const doc = new PDFDocument()
  const set = await typesetter(doc, { regular: ['علی‌رضا'], bold: [] })
  const glyphs = (text: string) => {
    const runs = set('regular', text)
    return runs.flatMap(({ font, text: part }) => {
      const { _font } = doc.font(font) as unknown as {
        _font: { font: { layout: (text: string) => { glyphs: { id: number }[] } } }
      }
      return _font.font.layout(part).glyphs.map(({ id }) => id)
    })
  }
  // Single letters have a form of their own; joined ones do not.
  const joined = glyphs('علی')
  expect(joined).not.toContain(0)
  expect(joined).not.toEqual(['ی', 'ل', 'ع'].flatMap(glyphs))
  expect(glyphs('ل\u200Cر')).not.toContain(0)
  expect(glyphs('ل\u200Cر')).not.toEqual(glyphs('لر'))
})

test('lines are broken between words of Thai and set in their own direction', async () => {
  const doc = new PDFDocument()
  const thai = 'บริษัทศูนย์การประชุมแห่งชาติสิริกิติ์'
  const arabic = 'شركة الفنون للمؤتمرات والمعارض الدولية'
  const set = await typesetter(doc, { regular: [thai, arabic], bold: [] })
  const written: [text: string, x: number, y: number][] = []
  const { text: write } = doc
  doc.text = ((text: string, x: number, y: number, options: object) => {
    written.push([text, x, y])
    return write.apply(doc, [text, x, y, options] as unknown as Parameters<typeof write>)
  }) as typeof doc.text
  const place = { x: 100, y: 10, width: 90, size: 10, weight: 'regular' as const }
  expect(writeLines(doc, set, thai, place)).toBeGreaterThan(10 + 13)
  const words = [...new Intl.Segmenter('th', { granularity: 'word' }).segment(thai)].map(({ index }) => index)
  let at = 0
  for (const [text] of written) {
    expect(words).toContain(at)
    at += text.length
  }
  expect(written.map(([text]) => text).join('')).toBe(thai)
  written.length = 0
  writeLines(doc, set, arabic, place)
  const [first] = written.map(([, , y]) => y)
  const line = written.filter(([, , y]) => y === first)
  // The first word ends the first line at its right edge.
  expect(line.at(-1)?.[0]).toBe('شركة')
  expect((line.at(-1)?.[1] ?? 0) + doc.font('regular arabic').widthOfString('شركة')).toBeCloseTo(190)
  written.length = 0
  expect(writeLines(doc, set, arabic, { ...place, height: 13 })).toBe(23)
  expect(written[0]?.[0]).toBe('…')
})
