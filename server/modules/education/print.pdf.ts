import { createRequire } from 'node:module'
import path from 'node:path'
import PDFDocument from 'pdfkit'
import type { PrintedPart } from './print.words'

/** What stands above the parts. */
export interface PrintedHead {
  number: string
  organisation: string
  version: number
  submitted_at: Date
}

const fonts = path.join(
  path.dirname(createRequire(import.meta.url).resolve('pretendard/package.json')),
  'dist/public/static/alternative',
)
const points = { margin: 56, label: 150, gap: 12, bottom: 64 } as const
const ink = { text: '#1b2430', quiet: '#5a6472', line: '#d8d5cc' } as const

/** Where a letter should be that the type lacks, so that nobody takes a gap for the text. */
const unknownLetter = '□'

type Drawn = PDFKit.PDFDocument & { _font: { font: { hasGlyphForCodePoint(code: number): boolean } } }

/** A text in letters that the type has. */
const printable = (doc: PDFKit.PDFDocument, text: string): string =>
  [...text.normalize('NFC')]
    .map((letter) =>
      letter === '\n' || (doc as Drawn)._font.font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)
        ? letter
        : unknownLetter,
    )
    .join('')

function drawLine(doc: PDFKit.PDFDocument, [label, value]: [string, string], width: number): void {
  const left = points.margin + points.label + points.gap
  const right = width - points.label - points.gap
  doc.font('regular').fontSize(9.5)
  const text = printable(doc, value)
  const heights = [
    doc.heightOfString(label, { width: points.label }),
    doc.heightOfString(text || ' ', { width: right }),
  ]
  // A line begins on a page that has room for its beginning at least.
  if (doc.y + Math.min(Math.max(...heights), 60) > doc.page.height - points.bottom) doc.addPage()
  const { y } = doc
  doc.fillColor(ink.quiet).text(label, points.margin, y, { width: points.label })
  const pages = doc.bufferedPageRange().count
  doc.fillColor(ink.text).text(text, left, y, { width: right })
  const isSamePage = doc.bufferedPageRange().count === pages
  doc.y = (isSamePage ? Math.max(doc.y, y + (heights[0] ?? 0)) : doc.y) + 4
}

/** A version of an application as a PDF on A4, its type embedded. The same version makes the same bytes. */
export async function drawPrint(head: PrintedHead, parts: readonly PrintedPart[]): Promise<Buffer> {
  const doc = new PDFDocument({
    size: 'A4',
    bufferPages: true,
    margins: { top: points.margin, left: points.margin, right: points.margin, bottom: points.bottom },
    info: { Title: head.number, CreationDate: head.submitted_at, Producer: 'Naru', Creator: 'Naru' },
  })
  doc.registerFont('regular', path.join(fonts, 'Pretendard-Regular.ttf'))
  doc.registerFont('bold', path.join(fonts, 'Pretendard-Bold.ttf'))
  const chunks: Buffer[] = []
  const done = new Promise<void>((resolve, reject) => doc.on('end', resolve).on('error', reject))
  doc.on('data', (chunk: Buffer) => chunks.push(chunk))
  const width = doc.page.width - 2 * points.margin

  doc.font('bold').fontSize(17).fillColor(ink.text).text(printable(doc, head.organisation))
  const day = head.submitted_at.toISOString().slice(0, 16).replace('T', ' ')
  doc.font('regular').fontSize(9.5).fillColor(ink.quiet)
  doc.text(`${head.number} · version ${head.version} · submitted ${day} UTC · 제출본 ${head.version}`)
  for (const { title, lines } of parts) {
    if (doc.y > doc.page.height - points.bottom - 80) doc.addPage()
    doc.moveDown(1).font('bold').fontSize(12).fillColor(ink.text).text(title, points.margin)
    doc
      .moveTo(points.margin, doc.y + 2)
      .lineTo(points.margin + width, doc.y + 2)
      .strokeColor(ink.line)
      .stroke()
    doc.y += 8
    for (const line of lines) drawLine(doc, line, width)
  }
  doc.end()
  await done
  return Buffer.concat(chunks)
}
