/** A line of a bank statement with an incoming payment. */
export interface PaidIn {
  /** Counted from 1. */
  line: number
  /** The whole line, its cells separated by single spaces. */
  words: string
  /** Each sum in the line, in won: banks put payment and balance in any order. */
  amounts: number[]
}

/** Sums above this are not deposits of ours. */
const largest = 2_000_000_000
const longestLine = 500

const isDigit = (letter: string) => letter >= '0' && letter <= '9'

/** The number in a cell, without the signs that banks add; null if it is not a number, or is a day, a time or an account. */
function sumIn(cell: string): number | null {
  const bare = cell
    .replaceAll(',', '')
    .replace(/^[₩+]/, '')
    .replace(/(?:원|KRW)$/i, '')
  if (bare.length === 0 || bare.length > 10) return null
  for (const letter of bare) if (!isDigit(letter)) return null
  const sum = Number(bare)
  // A number without commas can be anything; less than a hundred won is not a deposit.
  return sum >= 100 && sum <= largest && (bare[0] !== '0' || bare.length === 1) ? sum : null
}

/** The lines of a statement that contain a sum, in one pass over the text: cells are separated by tabs, otherwise by spaces. */
export function paidIn(text: string): PaidIn[] {
  return text.split('\n').flatMap((raw, at) => {
    const line = raw.slice(0, longestLine).trim()
    const cells = (line.includes('\t') ? line.split('\t') : line.split(' ')).map((cell) => cell.trim()).filter(Boolean)
    const amounts = [...new Set(cells.flatMap((cell) => sumIn(cell) ?? []))]
    return amounts.length === 0 ? [] : [{ line: at + 1, words: cells.join(' '), amounts }]
  })
}

/** A name in comparable form: upper case, letters and digits only, because banks drop spaces and marks. */
export const asPayer = (name: string): string =>
  name
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
