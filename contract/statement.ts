/** A line of a bank statement in which money came in. */
export interface PaidIn {
  /** Counted from 1. */
  line: number
  /** The whole line, its cells apart by single spaces. */
  words: string
  /** Each sum that the line names, in won: which one came in and which one is the balance banks put in any order. */
  amounts: number[]
}

/** Sums above this are no deposit of ours. */
const largest = 2_000_000_000
const longestLine = 500

const isDigit = (letter: string) => letter >= '0' && letter <= '9'

/** The number that a cell is, without what banks write around it; null where it is none, or names a day, a time or an account. */
function sumIn(cell: string): number | null {
  const bare = cell
    .replaceAll(',', '')
    .replace(/^[₩+]/, '')
    .replace(/(?:원|KRW)$/i, '')
  if (bare.length === 0 || bare.length > 10) return null
  for (const letter of bare) if (!isDigit(letter)) return null
  const sum = Number(bare)
  // A number without commas may be anything; less than a hundred won is no deposit.
  return sum >= 100 && sum <= largest && (bare[0] !== '0' || bare.length === 1) ? sum : null
}

/** The lines of a statement that name a sum, in one pass over the text: cells are apart by tabs, else by spaces. */
export function paidIn(text: string): PaidIn[] {
  return text.split('\n').flatMap((raw, at) => {
    const line = raw.slice(0, longestLine).trim()
    const cells = (line.includes('\t') ? line.split('\t') : line.split(' ')).map((cell) => cell.trim()).filter(Boolean)
    const amounts = [...new Set(cells.flatMap((cell) => sumIn(cell) ?? []))]
    return amounts.length === 0 ? [] : [{ line: at + 1, words: cells.join(' '), amounts }]
  })
}

/** A name as banks cut and write it: capitals and letters alone, neither spaces nor marks. */
export const asPayer = (name: string): string =>
  name
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
