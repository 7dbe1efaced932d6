import type { XlsxValue } from './xlsx'

/** A text that a spreadsheet would evaluate as a formula gets a prefix, so that it stays a text. */
function cell(value: XlsxValue): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Returns rows as a CSV file (RFC 4180) in UTF-8, with a byte order mark for office programs. */
export const csvOf = (rows: readonly (readonly XlsxValue[])[]): Blob =>
  new Blob([`\ufeff${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`], {
    type: 'text/csv;charset=utf-8',
  })
