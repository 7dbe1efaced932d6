import { affiliateCategories } from '#contract/pass/affiliate'
import { AffiliateRow, affiliateColumns, hourColumns, optionalAffiliateColumns } from '#contract/pass/affiliate-import'
import { districtPlaces, districts } from '#contract/pass/districts'
import { narrow, timeIn } from '#src/kits/desk/sheet/cells'
import type { SheetForm } from '#src/kits/desk/sheet/read-sheet'
import { en } from '../locale/en'
import { ko } from '../locale/ko'
import { inBoth } from './both-texts'
import { namesOf } from './names'

export type AffiliateColumn = keyof AffiliateRow

const texts = ['name', 'about', 'benefit', 'reservation', 'address', 'station', 'line'].flatMap((field) =>
  ['en', 'ko'].map((lang) => `${field}_${lang}` as AffiliateColumn),
)
const numbers = [
  ...(['walk_minutes', 'lat', 'lon', 'visit_minutes'] as const),
  ...(['regular_adult', 'regular_child', 'saves_adult', 'saves_child'] as const),
]
const written = /^(\d{1,2}:\d\d)\s*[-–~〜]\s*(\d{1,2}:\d\d)(?:\s*\((\d{1,2}:\d\d)\))?$/
const closed = ['', '-', '–', en.affiliates.closed, ko.affiliates.closed].map((each) => each.toLowerCase())

/**
 * Returns hours such as `10:00-18:00 (17:30)`, with the last entry in parentheses and otherwise at closing time; null for a day
 * that is closed, and anything else as it is.
 */
function hoursIn(cell: string): unknown {
  if (closed.includes(cell.toLowerCase())) return null
  const [found, opens = '', closes = '', last = closes] = written.exec(narrow(cell)) ?? []
  return found ? { opens: timeIn(opens), last_entry: timeIn(last), closes: timeIn(closes) } : cell
}

/** A sheet of affiliates in both languages. */
export async function loadForm(): Promise<SheetForm<AffiliateColumn, AffiliateRow>> {
  const pass = await inBoth('admin.pass')
  return {
    columns: affiliateColumns,
    optional: optionalAffiliateColumns,
    names: namesOf(affiliateColumns, en.affiliates.column, ko.affiliates.column),
    choices: {
      category: affiliateCategories.map((code) => ({ code, names: pass.map(({ category }) => category[code]) })),
      district: districts.map((code) => ({ code, names: Object.values(districtPlaces[code].name) })),
    },
    formats: {
      ...Object.fromEntries(hourColumns.map((day) => [day, 'sheet.hours'])),
      ...{ lat: 'sheet.decimal', lon: 'sheet.decimal' },
    },
    schema: AffiliateRow,
    draft: ({ text, number, choice }) =>
      ({
        ...Object.fromEntries(texts.map((column) => [column, text(column)])),
        ...Object.fromEntries(numbers.map((column) => [column, number(column)])),
        ...Object.fromEntries(hourColumns.map((day) => [day, hoursIn(text(day))])),
        category: choice('category'),
        district: choice('district'),
        times_per_pass: number('times_per_pass') ?? 1,
      }) as Record<AffiliateColumn, unknown>,
  }
}
