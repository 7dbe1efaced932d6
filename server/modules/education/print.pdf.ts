import PDFDocument from 'pdfkit'
import { dayInSeoul } from '#contract/days'
import { baselineOf, needsLines, type Typesetter, typesetter, type Weight, writeLines } from '#server/print-type'
import type { PrintedPart } from './print.words'

/** The header above the parts. */
export interface PrintedHead {
  number: string
  organization: string
  version: number
  submitted_at: Date
}

const points = { margin: 56, label: 150, gap: 12, bottom: 64 } as const
const ink = { text: '#1b2430', quiet: '#5a6472', line: '#d8d5cc' } as const

type Drawn = PDFKit.PDFDocument & { _fontSize: number }

/** Draws a text whose letters can come from several fonts. Paragraphs that PDFKit cannot break are drawn line by line. */
function write(
  doc: PDFKit.PDFDocument,
  set: Typesetter,
  weight: Weight,
  text: string,
  at?: [x: number, y: number, width: number],
) {
  if (needsLines(text)) {
    const [x, y, width] = at ?? [points.margin, doc.y, doc.page.width - 2 * points.margin]
    const bottom = doc.page.height - points.bottom
    doc.y = y
    for (const paragraph of text.split('\n')) {
      if (needsLines(paragraph)) doc.y = writeLines(doc, set, paragraph, { x, y: doc.y, width, weight, bottom })
      else write(doc, set, weight, paragraph || ' ', [x, doc.y, width])
    }
    return
  }
  const runs = set(weight, text)
  const [x, y, width] = at ?? []
  // Each font would be set below its own ascent, so letters of two fonts in a line would not share a baseline.
  const baseline = baselineOf(doc, weight, (doc as Drawn)._fontSize)
  for (const [nth, run] of runs.entries()) {
    const options = { baseline, continued: nth < runs.length - 1, ...(width !== undefined && { width }) }
    doc.font(run.font)
    if (nth === 0 && x !== undefined) doc.text(run.text, x, y, options)
    else doc.text(run.text, options)
  }
  doc.font(weight)
}

function drawLine(doc: PDFKit.PDFDocument, set: Typesetter, [label, value]: [string, string], width: number): void {
  const left = points.margin + points.label + points.gap
  const right = width - points.label - points.gap
  doc.font('regular').fontSize(9.5)
  const heights = [
    doc.heightOfString(label, { width: points.label }),
    doc.heightOfString(value || ' ', { width: right }),
  ]
  // A line begins on a page with room for at least its beginning.
  if (doc.y + Math.min(Math.max(...heights), 60) > doc.page.height - points.bottom) doc.addPage()
  const { y } = doc
  doc.fillColor(ink.quiet).text(label, points.margin, y, { width: points.label })
  const pages = doc.bufferedPageRange().count
  doc.fillColor(ink.text)
  if (value !== '') write(doc, set, 'regular', value, [left, y, right])
  const isSamePage = doc.bufferedPageRange().count === pages
  doc.y = (isSamePage ? Math.max(doc.y, y + (heights[0] ?? 0)) : doc.y) + 4
}

/** A version of an application as a PDF on A4, with embedded fonts. The same version gives the same bytes. */
export async function drawPrint(head: PrintedHead, parts: readonly PrintedPart[]): Promise<Buffer> {
  const doc = new PDFDocument({
    size: 'A4',
    bufferPages: true,
    margins: { top: points.margin, left: points.margin, right: points.margin, bottom: points.bottom },
    info: { Title: head.number, CreationDate: head.submitted_at, Producer: 'Naru', Creator: 'Naru' },
  })
  const set = await typesetter(doc, {
    regular: parts.flatMap(({ lines }) => lines.map(([, value]) => value)),
    bold: [head.organization],
  })
  const chunks: Buffer[] = []
  const done = new Promise<void>((resolve, reject) => doc.on('end', resolve).on('error', reject))
  doc.on('data', (chunk: Buffer) => chunks.push(chunk))
  const width = doc.page.width - 2 * points.margin

  doc.fontSize(17).fillColor(ink.text)
  write(doc, set, 'bold', head.organization)
  const { submitted_at } = head
  const time = new Date(submitted_at.getTime() + 9 * 3_600_000).toISOString().slice(11, 16)
  doc.font('regular').fontSize(9.5).fillColor(ink.quiet)
  doc.text(
    `${head.number} · version ${head.version} · submitted ${dayInSeoul(submitted_at)} ${time} KST · 제출본 ${head.version}`,
  )
  for (const { title, lines } of parts) {
    if (doc.y > doc.page.height - points.bottom - 80) doc.addPage()
    doc.moveDown(1).font('bold').fontSize(12).fillColor(ink.text).text(title, points.margin)
    doc
      .moveTo(points.margin, doc.y + 2)
      .lineTo(points.margin + width, doc.y + 2)
      .strokeColor(ink.line)
      .stroke()
    doc.y += 8
    for (const line of lines) drawLine(doc, set, line, width)
  }
  doc.end()
  await done
  return Buffer.concat(chunks)
}
