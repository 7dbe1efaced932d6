import { addDays, isDay, msPerDay } from '#contract/days'

const minute = 60_000
/** Days as an office program counts them, up to 2099. */
const dayNumber = /^\d{4,5}(\.\d+)?$/
const writtenDay = /^(\d{4})[-./]\s*(\d{1,2})[-./]\s*(\d{1,2})\.?$/

/** Returns a day as YYYY-MM-DD, also where the office program stored it as a number; anything else as it is. */
export function dayIn(cell: string, is1904: boolean): string {
  if (dayNumber.test(cell)) {
    const number = Math.floor(Number(cell))
    // Office programs count 29 February 1900, which was no day: 1 March 1900 is their day 61.
    return is1904 ? addDays('1904-01-01', number) : addDays('1900-03-01', number - 61)
  }
  const [, year, month = '', day = ''] = writtenDay.exec(cell) ?? []
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isDay(written) ? written : cell
}

/** Returns a time as HH:MM, also where the office program stored it as a fraction of a day; anything else as it is. */
export function timeIn(cell: string): string {
  if (/^(0|\d*\.\d+)(e-\d+)?$/i.test(cell)) {
    const rounded = Math.round(((Number(cell) % 1) * msPerDay) / minute) * minute
    return new Date(rounded).toISOString().slice(11, 16)
  }
  return cell.replace(/^(\d):/, '0$1:').replace(/^(\d\d:\d\d):00$/, '$1')
}

/** Returns a number without its thousands separators; null for an empty cell, and NaN for anything else. */
export function numberIn(cell: string): number | null {
  if (cell === '') return null
  const plain = cell.replace(/(\d),(?=\d{3}\b)/g, '$1')
  return /^-?\d+(\.\d+)?(e\+?\d+)?$/i.test(plain) ? Number(plain) : Number.NaN
}

/** Returns the entries of a list in one cell, separated by commas, slashes or lines. */
export const listIn = (cell: string): string[] =>
  cell
    .split(/[,;/\n]/)
    .map((each) => each.trim())
    .filter(Boolean)
