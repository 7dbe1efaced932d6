import PDFDocument from 'pdfkit'
import { businessNumberText } from '#contract/fields'
import type { Lang } from '#contract/languages'
import type { BoothApplication, BoothInvoice } from '#contract/mice/booth'
import type { MiceFigures } from '#contract/mice/edition'
import type { z } from '#contract/zod'
import { needsLines, type Typesetter, typesetter, type Weight, writeLines } from '#server/print-type'

interface Printed {
  application: z.input<typeof BoothApplication>
  invoice: BoothInvoice
  figures: MiceFigures
  day: string
  lang: Lang
}

const points = { margin: 56, label: 130, amount: 110, bottom: 64 } as const
const ink = { text: '#1c1233', quiet: '#635a78', line: '#b9b2c8' } as const

const words = {
  en: {
    title: 'Invoice',
    paid: 'Paid',
    canceled: 'Canceled',
    due: 'Not paid yet',
    number: 'Number',
    day: 'Date',
    to: 'Bill to',
    business: 'Business number',
    address: 'Address',
    contact: 'Contact',
    booth: 'Booth',
    size: 'Size',
    sharing: 'Co-exhibitors',
    total: 'Total including VAT',
    transfer: 'Transfer to',
    note: 'A Korean electronic tax invoice is issued separately. Amounts are in Korean won.',
  },
  ko: {
    title: '청구서',
    paid: '결제 완료',
    canceled: '취소됨',
    due: '미결제',
    number: '번호',
    day: '날짜',
    to: '공급받는 자',
    business: '사업자등록번호',
    address: '주소',
    contact: '담당자',
    booth: '부스',
    size: '면적',
    sharing: '공동 참가 업체',
    total: '합계(부가가치세 포함)',
    transfer: '입금 계좌',
    note: '전자세금계산서는 별도로 발행됩니다. 금액 단위는 원입니다.',
  },
} as const

const won = (amount: number) => `₩${amount.toLocaleString('en')}`

/** Writes one line of text, whose letters can come from several fonts, and returns the position of its end. */
function write(
  doc: PDFKit.PDFDocument,
  set: Typesetter,
  text: string,
  at: { x: number; y: number; width: number; weight?: Weight; align?: 'right' },
): number {
  const { x, y, width, weight = 'regular', align } = at
  if (needsLines(text)) return writeLines(doc, set, text, { x, y, width, weight })
  const runs = set(weight, text)
  for (const [nth, { font, text: part }] of runs.entries()) {
    const options = { width, continued: nth < runs.length - 1, ...(align && { align }) }
    doc.font(font)
    if (nth === 0) doc.text(part, x, y, options)
    else doc.text(part, options)
  }
  return doc.y
}

const countryName = (lang: Lang, code: string) => new Intl.DisplayNames(lang, { type: 'region' }).of(code) ?? code

/** The invoice of a booth on A4, with embedded fonts. */
export async function drawInvoice({ application, invoice, figures, day, lang }: Printed): Promise<Buffer> {
  const { booth, booking, order, co_exhibitors } = application
  const t = words[lang]
  const hall = figures.halls.find(({ id }) => id === booth.hall)?.name[lang] ?? booth.hall
  const canceled = booking.status === 'cancelled'
  const state = canceled ? t.canceled : order.paid_at ? t.paid : t.due
  const transfer = order.bank_transfer
  const facts: [string, string][] = [
    [t.number, order.id],
    [t.day, day],
    [t.to, invoice.company],
    [t.business, businessNumberText(invoice.business_number)],
    [t.address, `${invoice.address}, ${countryName(lang, invoice.country)}`],
    [t.contact, [invoice.contact_name, invoice.email, invoice.phone].join(' · ')],
    [t.booth, `${booth.number}, ${hall}`],
    [t.size, `${booth.width} × ${booth.height} m = ${booth.width * booth.height} m²`],
    [t.sharing, co_exhibitors.map(({ name }) => name).join(', ')],
    [t.transfer, transfer ? `${transfer.bank} ${transfer.account_number} (${transfer.account_holder})` : ''],
  ].filter((fact): fact is [string, string] => fact[1] !== '')
  const doc = new PDFDocument({
    size: 'A4',
    margins: { top: points.margin, left: points.margin, right: points.margin, bottom: points.bottom },
    info: { Title: order.id, Producer: 'Naru', Creator: 'Naru' },
  })
  const set = await typesetter(doc, {
    regular: [...facts.flat(), ...order.price_lines.map(({ label }) => label), t.note, '₩×0123456789,'],
    bold: [t.title, state, figures.name[lang], t.total, '₩0123456789,'],
  })
  const chunks: Buffer[] = []
  const done = new Promise<void>((resolve, reject) => doc.on('end', resolve).on('error', reject))
  doc.on('data', (chunk: Buffer) => chunks.push(chunk))
  const [left, width] = [points.margin, doc.page.width - 2 * points.margin]
  const rule = (y: number) =>
    doc
      .moveTo(left, y)
      .lineTo(left + width, y)
      .lineWidth(0.6)
      .strokeColor(ink.line)
      .stroke()

  doc.fontSize(11).fillColor(ink.quiet)
  let y = write(doc, set, figures.name[lang], { x: left, y: points.margin, width, weight: 'bold' })
  doc.fontSize(24).fillColor(ink.text)
  const top = y + 4
  y = write(doc, set, t.title, { x: left, y: top, width: width / 2, weight: 'bold' })
  doc.fontSize(13)
  write(doc, set, state, { x: left + width / 2, y: top + 10, width: width / 2, weight: 'bold', align: 'right' })
  y += 18
  doc.fontSize(10)
  for (const [label, value] of facts) {
    doc.fillColor(ink.quiet)
    write(doc, set, label, { x: left, y, width: points.label })
    doc.fillColor(ink.text)
    y = write(doc, set, value, { x: left + points.label, y, width: width - points.label }) + 5
  }
  y += 14
  rule(y)
  y += 10
  for (const { label, quantity, unit, amount } of order.price_lines) {
    const what = unit ? `${label}  ×${quantity}  (${won(unit.amount)})` : label
    const next = write(doc, set, what, { x: left, y, width: width - points.amount - 12 })
    write(doc, set, won(amount), { x: left + width - points.amount, y, width: points.amount, align: 'right' })
    y = next + 6
  }
  rule(y + 2)
  y += 12
  doc.fontSize(13)
  write(doc, set, t.total, { x: left, y, width: width / 2, weight: 'bold' })
  write(doc, set, won(order.amount_won), { x: left + width / 2, y, width: width / 2, weight: 'bold', align: 'right' })
  doc.fontSize(9).fillColor(ink.quiet)
  write(doc, set, t.note, { x: left, y: y + 40, width })
  doc.end()
  await done
  return Buffer.concat(chunks)
}
