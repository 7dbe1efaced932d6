import { inflateSync } from 'node:zlib'
import PDFDocument from 'pdfkit'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { drawPrint } from '#server/modules/education/print.pdf'
import {
  aDraft,
  anApplicant,
  anEducationContext,
  aSubmitted,
  aWritten,
  type EducationContext,
} from '#tests/support/education'

let context: EducationContext

beforeEach(async () => {
  context = await anEducationContext()
})

const print = async (id: string, who = context.teacher) => {
  const url = `/api/v1/education/applications/${id}/pdf`
  const answer = await context.api.app.request(url, { headers: { Authorization: `Bearer ${who.token}` } })
  return { status: answer.status, headers: answer.headers, body: Buffer.from(await answer.arrayBuffer()) }
}

/** The contents of all compressed streams of a PDF. */
function streamsOf(pdf: Buffer): string {
  const texts: string[] = []
  for (let at = pdf.indexOf('stream\n'); at >= 0; at = pdf.indexOf('stream\n', at + 7)) {
    const end = pdf.indexOf('endstream', at)
    try {
      texts.push(inflateSync(pdf.subarray(at + 7, end)).toString('latin1'))
    } catch {
      // Not compressed, or the end of a stream.
    }
  }
  return texts.join('\n')
}
/** The heights above the page's lower edge at which texts are drawn, in points. */
const heightsOf = (pdf: Buffer): number[] =>
  [...streamsOf(pdf).matchAll(/1 0 0 1 [\d.-]+ ([\d.-]+) Tm/g)].map(([, height]) => Number(height))
const codeOf = (letter: string) => (letter.codePointAt(0) ?? 0).toString(16).padStart(4, '0')

describe('the printout of a submission (product §3)', () => {
  test('is a downloadable PDF, with its font and the Korean text embedded', async () => {
    const written = aWritten('2027-03-02')
    written.contact.organization = '햇빛국제학교'
    const id = await aSubmitted(context, context.teacher, written)
    const { status, headers, body } = await print(id)
    expect([status, headers.get('content-type')]).toEqual([200, 'application/pdf'])
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="ST27-.*-v1\.pdf"/)
    expect(headers.get('cache-control')).toBe('no-store')
    const plain = body.toString('latin1')
    expect(plain).toMatch(/^%PDF-/)
    expect(plain).toMatch(/\/FontName \/[A-Z]+\+Pretendard-Regular/)
    expect(plain).toContain('/FontFile2')
    // The map from glyphs back to letters, which text search and screen readers use.
    const maps = streamsOf(body)
    expect([...'햇빛국제학교서울합계'].filter((letter) => !maps.includes(`<${codeOf(letter)}>`))).toEqual([])
  })

  test('has every text on the paper, in both columns', async () => {
    const heights = heightsOf((await print(await aSubmitted(context))).body)
    expect(heights.length).toBeGreaterThan(40)
    // A4 without its margins.
    expect(heights.filter((height) => height < 64 || height > 842 - 56)).toEqual([])
  })

  test('is the same, byte for byte, every time', async () => {
    const id = await aSubmitted(context)
    const first = await print(id)
    context.deps.files.clear()
    context.deps.clock.advance({ days: 1 })
    expect((await print(id)).body.equals(first.body)).toBe(true)
  })

  test('has the Han characters of names, in their own font and never as boxes', async () => {
    const written = aWritten('2027-03-02')
    written.contact.organization = '青葉台中学校'
    written.contact.representative = '田中 まゆみ, 王伟'
    const { body } = await print(await aSubmitted(context, context.teacher, written))
    expect(body.toString('latin1')).toMatch(/\/FontName \/[A-Z]+\+NotoSansSC/)
    const maps = streamsOf(body)
    expect([...'青葉台中学校田王伟'].filter((letter) => !maps.includes(`<${codeOf(letter)}>`))).toEqual([])
    expect(maps.includes(`<${codeOf('□')}>`)).toBe(false)
    // In each of these fonts glyph 0 is the box for a missing letter: nothing may use it.
    const shown = [...maps.matchAll(/<((?:[0-9a-f]{4})+)> ?-?\d* ?\]? ?TJ/g)].map(([, hex]) => hex ?? '')
    expect(shown.length).toBeGreaterThan(0)
    expect(shown.filter((hex) => hex.match(/.{4}/g)?.includes('0000'))).toEqual([])
  })

  test('marks letters that the font lacks', async () => {
    const written = aWritten('2027-03-02')
    written.contact.organization = 'School क of Maps'
    const { body } = await print(await aSubmitted(context, context.teacher, written))
    expect(streamsOf(body).includes(`<${codeOf('□')}>`)).toBe(true)
  })

  test('continues on more pages for a long text', async () => {
    const written = aWritten('2027-03-02')
    written.trip.purpose = 'We learn and we travel. '.repeat(120)
    written.trip.days[1]?.activities.push(
      ...Array.from({ length: 11 }, (_, at) => ({
        kind: 'other' as const,
        name: `Visit ${at}`,
        place: 'seoul' as const,
        address: '',
        starts: '',
        ends: '',
        people: 34,
        note: 'A long note about this visit. '.repeat(14),
      })),
    )
    const { body } = await print(await aSubmitted(context, context.teacher, written))
    expect([...body.toString('latin1').matchAll(/\/Type \/Page\b/g)].length).toBeGreaterThan(2)
  })

  test('is not found before the submission, nor for another account', async () => {
    const { id } = await aDraft(context, context.teacher)
    expect((await print(id)).status).toBe(404)
    const other = await anApplicant(context.deps)
    expect((await print(await aSubmitted(context), other)).status).toBe(404)
  })
})

test('a text from right to left that takes several lines begins on the first of them, also over a page', async () => {
  const drawn: { text: string; page: number; y: number }[] = []
  const draw = PDFDocument.prototype.text
  const spy = vi.spyOn(PDFDocument.prototype, 'text').mockImplementation(function (
    this: PDFKit.PDFDocument,
    text: string,
    ...rest: unknown[]
  ) {
    const y = typeof rest[1] === 'number' ? rest[1] : this.y
    drawn.push({ text, page: this.bufferedPageRange().count, y })
    return Reflect.apply(draw, this, [text, ...rest])
  } as typeof draw)
  const words = (count: number) => 'مركز المؤتمرات '.repeat(count)
  const lines: [string, string][] = [
    ['Aim', `${words(9)}Alpha ${words(9)}Omega\nNext 다음\n${words(2)}`],
    ['Plan', `First ${words(900)}Last`],
  ]
  const head = { number: 'EDU-1', organization: 'School', version: 1, submitted_at: new Date('2027-03-02T03:00:00Z') }
  try {
    await drawPrint(head, [{ title: 'Plan', lines }])
  } finally {
    spy.mockRestore()
  }
  const placeOf = (word: string) => {
    const found = drawn.find(({ text }) => text.includes(word))
    if (!found) throw new Error(`${word} is not drawn`)
    return found.page * 10_000 + found.y
  }
  const places = ['Alpha', 'Omega', 'Next', 'First', 'Last'].map(placeOf)
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  expect(new Set(places).size).toBe(places.length)
  expect(placeOf('Last') - placeOf('First')).toBeGreaterThan(10_000 - 842)
})
