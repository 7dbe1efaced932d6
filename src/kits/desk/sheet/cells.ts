import { addDays, isDay, msPerDay } from '#contract/days'

const minute = 60_000
/** Days as an office program counts them, from 1927 on: a shorter number is a year, or a mistake. */
const dayNumber = /^[1-9]\d{4}(\.\d+)?$/
const writtenDay = /^(\d{4})(?:[-./]|년)\s*(\d{1,2})(?:[-./]|월)\s*(\d{1,2})(?:\.|일|T00:00:00(?:\.0+)?)?$/
const eightDigits = /^(\d{4})(\d\d)(\d\d)$/

/** Returns a cell with digits and signs of full width, as Korean keyboards can type them, as plain ones. */
export const narrow = (cell: string): string => cell.normalize('NFKC').trim()

/** Returns a day as YYYY-MM-DD, also where the office program stored it as a number; anything else as it is. */
export function dayIn(cell: string, is1904: boolean): string {
  const plain = narrow(cell)
  if (dayNumber.test(plain)) {
    const number = Math.floor(Number(plain))
    // Office programs count 29 February 1900, which was no day: 1 March 1900 is their day 61.
    return is1904 ? addDays('1904-01-01', number) : addDays('1900-03-01', number - 61)
  }
  const [, year, month = '', day = ''] = writtenDay.exec(plain) ?? eightDigits.exec(plain) ?? []
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isDay(written) ? written : cell
}

/** Returns a time as HH:MM, also where the office program stored it as a fraction of a day; anything else as it is. */
export function timeIn(cell: string): string {
  const plain = narrow(cell)
  if (/^(0|\d*\.\d+)(e-\d+)?$/i.test(plain)) {
    const number = Number(plain)
    const rounded = Math.round(((number % 1) * msPerDay) / minute) * minute
    // A time is less than a day, or comes with its day: 9.3 was meant as 9:30 and is no fraction of a day.
    const isTime = (number < 1 || number >= 10_000) && rounded < msPerDay
    return isTime ? new Date(rounded).toISOString().slice(11, 16) : cell
  }
  return plain.replace(/^(\d):/, '0$1:').replace(/^(\d\d:\d\d):00$/, '$1')
}

/** Returns a number without its thousands separators; null for an empty cell, and NaN for anything else. */
export function numberIn(cell: string): number | null {
  if (cell === '') return null
  const plain = narrow(cell).replace(/(\d),(?=\d{3}\b)/g, '$1')
  return /^-?\d+(\.\d+)?(e\+?\d+)?$/i.test(plain) ? Number(plain) : Number.NaN
}

/** Returns the entries of a list in one cell, separated by commas, slashes or lines. */
export const listIn = (cell: string): string[] =>
  narrow(cell)
    .split(/[,;/\n]/)
    .map((each) => each.trim())
    .filter(Boolean)
