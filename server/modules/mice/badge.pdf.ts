import PDFDocument from 'pdfkit'
import { encode } from 'uqr'
import type { Lang } from '#contract/languages'
import type { BadgePaper } from '#contract/mice/desk'
import type { MiceFigures } from '#contract/mice/edition'
import type { MiceBadge, MiceRole } from '#contract/mice/registration'
import {
  baselineOf,
  needsLines,
  type Typesetter,
  typesetter,
  unknownLetter,
  type Weight,
  writeLines,
} from '#server/print-type'
import type { SessionRow } from './sessions.service'

/** A badge with the sessions for its back. */
export interface Printed {
  badge: MiceBadge
  figures: MiceFigures
  /** The sessions in which its holder has a seat, by time. */
  sessions: readonly SessionRow[]
  lang: Lang
}

/** Points per millimeter. */
const mm = 72 / 25.4
const a6 = { width: 105 * mm, height: 148 * mm } as const
const inner = 8 * mm
const ink = { text: '#1c1233', quiet: '#635a78', line: '#b9b2c8', paper: '#ffffff' } as const
const colors: Record<MiceRole, string> = { visitor: '#5b21b6', buyer: '#0f5132', seller: '#9a3412' }

const words = {
  en: {
    roles: { visitor: 'VISITOR', buyer: 'BUYER', seller: 'SELLER' },
    sessions: 'My sessions',
    none: 'No seats taken yet. Seats can be taken on the conference page.',
    more: (count: number) => `and ${count} more: see your page`,
    hours: 'Opening hours (Seoul)',
    how: 'Cut along the dashed line, fold once in the middle, and put the badge into a holder with the code to the front.',
  },
  ko: {
    roles: { visitor: '참관객', buyer: '바이어', seller: '셀러' },
    sessions: '내 세션',
    none: '아직 예약한 좌석이 없습니다. 콘퍼런스 페이지에서 예약할 수 있습니다.',
    more: (count: number) => `외 ${count}개는 마이페이지에서 확인하세요`,
    hours: '운영 시간(한국 시간)',
    how: '점선을 따라 자르고 가운데를 한 번 접은 뒤, 코드가 앞으로 오도록 배지 홀더에 넣어 주세요.',
  },
} as const

/** The gap between lines, as a share of the size. */
const lineGap = 0.12

/** The most sessions that fit on the back. */
const mostSessions = 7

interface Place {
  x: number
  y: number
  width: number
  size: number
  weight?: Weight
  color?: string
  /** The maximum height; text beyond it is left out. */
  height?: number
}

/** Writes one paragraph, whose letters can come from several fonts, and returns the position of its end. */
function write(doc: PDFKit.PDFDocument, set: Typesetter, text: string, place: Place): number {
  const { x, y, width, size, weight = 'regular', color = ink.text } = place
  doc.fontSize(size).fillColor(color)
  if (needsLines(text)) return writeLines(doc, set, text, { ...place, weight })
  const runs = set(weight, text)
  const baseline = baselineOf(doc, weight, size)
  const bounds = { width, ...(place.height !== undefined && { height: place.height, ellipsis: true }) }
  for (const [nth, { font, text: part }] of runs.entries()) {
    const options = { ...bounds, baseline, continued: nth < runs.length - 1, lineGap: size * lineGap }
    doc.font(font)
    if (nth === 0) doc.text(part, x, y, options)
    else doc.text(part, options)
  }
  return doc.y
}

/** Whether some font has each letter of a text. */
const isReadable = (set: Typesetter, text: string) =>
  text !== '' && set('bold', text).every(({ text: part }) => !part.includes(unknownLetter))

/** The largest size at which a name fits in its place: a long one shrinks instead of breaking in a word or losing its end. */
function sizeFor(doc: PDFKit.PDFDocument, text: string, width: number, height: number): number {
  const smallest = 14
  doc.font('bold')
  for (let size = 30; size > smallest; size -= 1) {
    doc.fontSize(size)
    const widest = Math.max(...text.split(/\s+/).map((word) => doc.widthOfString(word)))
    if (widest <= width && doc.heightOfString(text, { width, lineGap: size * lineGap }) <= height) return size
  }
  return smallest
}

function drawCode(doc: PDFKit.PDFDocument, text: string, x: number, y: number, side: number): void {
  const { data, size } = encode(text, { ecc: 'M', border: 4 })
  const step = side / size
  doc.rect(x, y, side, side).fill(ink.paper)
  doc.fillColor('#000000')
  // A little larger, so that no viewer shows a gap between two modules.
  for (const [row, modules] of data.entries())
    for (const [column, dark] of modules.entries())
      if (dark) doc.rect(x + column * step, y + row * step, step + 0.05, step + 0.05)
  doc.fill()
}

function drawFront(
  doc: PDFKit.PDFDocument,
  set: Typesetter,
  { badge, figures, lang }: Printed,
  left: number,
  top: number,
) {
  const [first] = badge.roles
  const width = a6.width - 2 * inner
  const x = left + inner
  doc.rect(left, top, a6.width, 15 * mm).fill(colors[first ?? 'visitor'])
  write(doc, set, figures.name[lang], { x, y: top + 5 * mm, width, size: 12, weight: 'bold', color: ink.paper })
  // The Latin name stands above it, so one in a script that no font has is left out.
  const name = badge.name !== badge.name_latin && isReadable(set, badge.name) ? badge.name : ''
  let y = top + 21 * mm
  const height = 25 * mm
  const size = sizeFor(doc, badge.name_latin, width, height)
  y = write(doc, set, badge.name_latin, { x, y, width, weight: 'bold', size, height })
  if (name) y = write(doc, set, name, { x, y: y + 2, width, size: 17, weight: 'bold', height: 9 * mm })
  y = write(doc, set, badge.organization, { x, y: y + 6, width, size: 13, height: 12 * mm })
  if (badge.position)
    write(doc, set, badge.position, { x, y: y + 1, width, size: 10, color: ink.quiet, height: 9 * mm })
  const side = 50 * mm
  drawCode(doc, badge.code, left + (a6.width - side) / 2, top + 76 * mm, side)
  doc.font('regular').fontSize(8).fillColor(ink.quiet)
  doc.text(badge.number, x, top + 126 * mm, { width, align: 'center' })
  const roles = badge.roles.map((role) => words[lang].roles[role]).join(' · ')
  doc.rect(left, top + 133 * mm, a6.width, 15 * mm).fill(colors[first ?? 'visitor'])
  doc.font('bold').fontSize(17).fillColor(ink.paper)
  doc.text(roles, x, top + 137 * mm, { width, align: 'center', lineBreak: false })
}

function drawBack(doc: PDFKit.PDFDocument, set: Typesetter, printed: Printed, left: number, top: number) {
  const { figures, sessions, lang } = printed
  const t = words[lang]
  const [x, width] = [left + inner, a6.width - 2 * inner]
  let y = write(doc, set, t.hours, { x, y: top + 9 * mm, width, size: 10, weight: 'bold' })
  for (const { day, opens, closes } of figures.days)
    y = write(doc, set, `${day}   ${opens}–${closes}`, { x, y: y + 1, width, size: 9 })
  y = write(doc, set, `${figures.venue.name[lang]}, ${figures.venue.address[lang]}`, {
    ...{ x, y: y + 3, width, size: 8.5, color: ink.quiet },
  })
  y = write(doc, set, t.sessions, { x, y: y + 12, width, size: 10, weight: 'bold' })
  if (sessions.length === 0) write(doc, set, t.none, { x, y: y + 3, width, size: 9, color: ink.quiet })
  for (const { day, starts, ends, hall, title } of sessions.slice(0, mostSessions)) {
    const place = figures.halls.find(({ id }) => id === hall)?.name[lang] ?? hall
    y = write(doc, set, `${day.slice(5)}  ${starts}–${ends}  ${place}`, {
      x,
      y: y + 5,
      width,
      size: 8,
      color: ink.quiet,
    })
    y = write(doc, set, title[lang], { x, y, width, size: 9, height: 8 * mm })
  }
  const more = sessions.length - mostSessions
  if (more > 0) write(doc, set, t.more(more), { x, y: y + 5, width, size: 8.5, color: ink.quiet })
}

function drawSheet(doc: PDFKit.PDFDocument, set: Typesetter, printed: Printed): void {
  const [left, top] = [0, 12 * mm]
  drawBack(doc, set, printed, left, top)
  drawFront(doc, set, printed, left + a6.width, top)
  doc.lineWidth(0.5).strokeColor(ink.line).dash(3, { space: 3 })
  doc
    .moveTo(0, top + a6.height)
    .lineTo(doc.page.width, top + a6.height)
    .stroke()
  doc.moveTo(0, top).lineTo(doc.page.width, top).stroke()
  doc.dash(1, { space: 3 })
  doc
    .moveTo(a6.width, top)
    .lineTo(a6.width, top + a6.height)
    .stroke()
  doc.undash()
  const how = { x: 15 * mm, y: top + a6.height + 8 * mm, width: 180 * mm, size: 10, color: ink.quiet }
  write(doc, set, words[printed.lang].how, how)
}

/**
 * Badges, one sheet each: on A4 two sides of A6 next to each other, to be cut out and folded once; on A6 a page for each side.
 * Fonts are embedded.
 */
export async function drawBadges(badges: readonly Printed[], paper: BadgePaper = 'a4'): Promise<Buffer> {
  const [first] = badges
  if (!first) throw new Error('There are no badges to draw')
  const { figures, lang } = first
  const title = badges.length === 1 ? first.badge.number : figures.name[lang]
  const doc = new PDFDocument({
    size: paper === 'a4' ? 'A4' : 'A6',
    margin: 0,
    info: { Title: title, Producer: 'Naru', Creator: 'Naru' },
  })
  const t = words[lang]
  const own = badges.flatMap(({ badge }) => [badge.name, badge.name_latin, badge.organization, badge.position])
  const ours = [figures.name[lang], figures.venue.name[lang], figures.venue.address[lang], t.how, t.none, t.hours]
  const set = await typesetter(doc, {
    regular: [...own, ...ours, ...badges.flatMap(({ sessions }) => sessions.map(({ title }) => title[lang]))],
    bold: [...own, ...ours],
  })
  const chunks: Buffer[] = []
  const done = new Promise<void>((resolve, reject) => doc.on('end', resolve).on('error', reject))
  doc.on('data', (chunk: Buffer) => chunks.push(chunk))
  for (const [at, each] of badges.entries()) {
    if (at > 0) doc.addPage()
    if (paper === 'a4') drawSheet(doc, set, each)
    else {
      drawFront(doc, set, each, 0, 0)
      doc.addPage()
      drawBack(doc, set, each, 0, 0)
    }
  }
  doc.end()
  await done
  return Buffer.concat(chunks)
}
