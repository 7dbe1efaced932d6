/** A value of a cell. */
export type CellValue = string | number | null

/** The narrowest and the widest column, in digits of the default font; a longer text runs on or is cut at the next cell. */
const widths = { least: 8, most: 60 } as const
/** Letters that take the room of two digits, as those of Korean, Japanese and Chinese. */
const wide = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/g
/** How much room the longest line of a value takes, in digits; no more is measured than the widest column shows. */
const roomOf = (value: CellValue): number =>
  value === null
    ? 0
    : Math.max(
        ...String(value)
          .slice(0, 2 * widths.most)
          .split('\n')
          .map((line) => line.length + (line.match(wide)?.length ?? 0)),
      )

/** Returns the width of a spreadsheet's column, in digits, for its name and values: of every workbook, the client's and the server's. */
export function sheetWidth(values: Iterable<CellValue>): number {
  let room = 0
  for (const value of values) room = Math.max(room, roomOf(value))
  // Two digits for the margins, and for the names being bold.
  return Math.min(widths.most, Math.max(widths.least, room + 2))
}
