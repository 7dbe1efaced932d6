import PDFDocument from 'pdfkit'
import { expect, test } from 'vitest'
import { typesetter } from '#server/print-type'

async function runsOf(text: string) {
  const doc = new PDFDocument()
  const set = await typesetter(doc, { regular: [text], bold: [text] })
  return set('regular', text)
}

test('letters that no font has are marked, and the others around them are unchanged', async () => {
  expect(await runsOf('a شركة b')).toEqual([{ font: 'regular', text: 'a □□□□ b' }])
  // Of the part that claims to cover both letters, only one is available.
  const [latin, han] = await runsOf('Wang 王ة')
  expect([latin?.text, han?.text]).toEqual(['Wang ', '王'])
})

test.each(['\u202E', '\u200B', '\u200F', '\u0007', '\u00AD', '\uFEFF'])('invisible %j is not drawn', async (unseen) => {
  expect(await runsOf(`Seoul${unseen}Tours`)).toEqual([{ font: 'regular', text: 'SeoulTours' }])
})

test('tabs and line separators become spaces', async () => {
  expect(await runsOf('one\ttwo\u2028three\nfour')).toEqual([{ font: 'regular', text: 'one two three\nfour' }])
})
