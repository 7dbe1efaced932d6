import { type BadCell as ReportedCell, sheetBytes } from '#contract/sheet-import'
import { readXlsx, type SheetRow, TooLongWorkbook, type Workbook } from '../read-xlsx'
import { dayIn, listIn, narrow, numberIn, timeIn } from './cells'

/** One choice of a column: its code, and its names in the languages of a sheet. */
export interface Choice {
  code: string
  names: readonly string[]
}

/** The cells of one row by column, each as text and as what it means. */
export interface Cells<C extends string> {
  text: (column: C) => string
  /** Whether the sheet has this column. */
  has: (column: C) => boolean
  /** YYYY-MM-DD, or the cell as it is. */
  day: (column: C) => string
  /** HH:MM, or the cell as it is. */
  time: (column: C) => string
  /** Null if it is empty, NaN if it is no number. */
  number: (column: C) => number | null
  list: (column: C) => string[]
  times: (column: C) => string[]
  /** The code of a choice, or the cell as it is. */
  choice: (column: C) => string
  choices: (column: C) => string[]
}

type Parsed<T> =
  | { success: true; data: T }
  | { success: false; error: { issues: { path: PropertyKey[]; message: string }[] } }

/** How a kind of sheet is read. */
export interface SheetForm<C extends string, Row> {
  columns: readonly C[]
  /** Columns whose cells can be empty. */
  optional: readonly C[]
  /** Columns that a sheet can be without, if it has none of them. */
  together?: readonly C[]
  /** The names of each column in the languages of a sheet. */
  names: Readonly<Record<C, readonly string[]>>
  choices: Readonly<Partial<Record<C, readonly Choice[]>>>
  /** The reason for a cell that does not have the form of its column, where a general one would say too little. */
  formats?: Readonly<Partial<Record<C, string>>>
  /** The contract's schema of a row, and of each of its cells. */
  schema: {
    safeParse: (draft: unknown) => Parsed<Row>
    shape: Readonly<Record<C, { safeParse: (value: unknown) => Parsed<unknown> }>>
  }
  /** What the cells of a row mean, to be read with the schema. */
  draft: (cells: Cells<C>) => Readonly<Record<C, unknown>>
  /** What no two rows share; the second one is refused at `column` for `reason`. */
  unique?: { column: C; of: (row: Partial<Row>) => string | undefined; reason: string }
}

/** A cell that cannot be imported: where it is, what it says, and the reason as a code of the refusals. */
export interface BadCell<C extends string = string> {
  row: number
  column: C
  /** As office programs name it, such as C7. */
  address: string
  cell: string
  reason: string
  least?: number | undefined
}

/** A row with its number in the sheet. */
export interface ReadRow<C extends string, Row> {
  number: number
  row: Row
  /** Returns a cell of this row that something else found to be bad. */
  bad: (reported: Pick<ReportedCell, 'column' | 'reason' | 'least'>) => BadCell<C>
}

/** What a file contains. */
export interface ReadSheet<C extends string, Row> {
  /** The name of the file, and of its first sheet. */
  file: string
  sheet: string
  /** The rows without a bad cell. */
  rows: ReadRow<C, Row>[]
  /** All rows, each with its valid cells alone. */
  lines: ReadRow<C, Partial<Row>>[]
  bad: BadCell<C>[]
  /** Columns that no head names, or more than one. */
  missing: C[]
  twice: C[]
}

/** Why a whole file could not be read. */
export type Unread = 'failed' | 'unreadable' | 'tooLarge' | 'empty' | 'tooMany'

const plain = (text: string) => narrow(text).toLowerCase().replaceAll('*', '').replace(/\s+/g, ' ').trim()

/** The letters of a column by its index, from 0. */
const lettersOf = (column: number): string =>
  (column < 26 ? '' : lettersOf(Math.floor(column / 26) - 1)) + String.fromCharCode(65 + (column % 26))

/** The reasons that read differently in a cell than in a form. */
const inCells: Readonly<Record<string, string>> = {
  'validation.required': 'sheet.empty',
  'validation.chooseOne': 'sheet.empty',
  'validation.date': 'sheet.day',
  'validation.time': 'sheet.time',
}

/** The reasons for which a cell does not have the form of its column. */
const malformed = ['validation.invalid', 'validation.number', 'validation.time']

/** The reason as it reads in a cell with this text. */
function reasonIn<C extends string, Row>(
  { formats, choices }: SheetForm<C, Row>,
  column: C,
  text: string,
  reason: string,
): string {
  // A form asks for a choice where none is made; a cell that says something else is not one of them.
  const isMalformed = malformed.includes(reason) || (text !== '' && inCells[reason] === 'sheet.empty')
  const special = formats?.[column] ?? (choices[column] && 'sheet.choice')
  return (isMalformed && special) || (inCells[reason] ?? reason)
}

/** The head of a column: its names, with an asterisk if it is required. */
export const headOf = <C extends string, Row>({ names, optional }: SheetForm<C, Row>, column: C): string =>
  names[column].join(' / ') + (optional.includes(column) ? '' : ' *')

function columnsIn<C extends string, Row>(form: SheetForm<C, Row>, heads: readonly string[]): (C | undefined)[] {
  const columnsByName = new Map<string, C>()
  for (const column of form.columns) {
    for (const name of [column, ...form.names[column], headOf(form, column)]) columnsByName.set(plain(name), column)
  }
  return heads.map((head) => columnsByName.get(plain(head)))
}

function codesOf<C extends string, Row>({ choices }: SheetForm<C, Row>): (column: C, cell: string) => string {
  const codes = new Map<string, string>()
  for (const [column, some] of Object.entries<readonly Choice[] | undefined>(choices)) {
    for (const { code, names } of some ?? []) {
      for (const name of [code, ...names]) codes.set(`${column} ${plain(name)}`, code)
    }
  }
  return (column, cell) => codes.get(`${column} ${plain(cell)}`) ?? cell
}

/** Reads the rows of a sheet whose first row has the heads; reports every cell that is not valid. */
function readRows<C extends string, Row>({ rows: [head, ...rest], is1904 }: Workbook, form: SheetForm<C, Row>) {
  const columns = columnsIn(form, head?.cells ?? [])
  const codeOf = codesOf(form)
  const rows: ReadRow<C, Row>[] = []
  const lines: ReadRow<C, Partial<Row>>[] = []
  const bad: BadCell<C>[] = []
  const seen = new Set<string>()
  const read = ({ number, cells, failed = [] }: SheetRow) => {
    const text = (column: C) => cells[columns.indexOf(column)] ?? ''
    // A day or time that is stored as a number is reported as the office program shows it.
    const shown = new Map<C, string>()
    const show = (column: C, value: string) => {
      shown.set(column, value)
      return value
    }
    const choices = (column: C) => listIn(text(column)).map((each) => codeOf(column, each))
    const badCell: ReadRow<C, Row>['bad'] = ({ column, reason, least }) => ({
      row: number,
      column: column as C,
      address: `${lettersOf(Math.max(0, columns.indexOf(column as C)))}${number}`,
      cell: shown.get(column as C) ?? text(column as C),
      reason: reasonIn(form, column as C, text(column as C), reason),
      least,
    })
    const empty = form.columns.filter((column) => text(column) === '' && !form.optional.includes(column))
    const draft = form.draft({
      text,
      has: (column) => columns.includes(column),
      day: (column) => show(column, dayIn(text(column), is1904)),
      time: (column) => show(column, timeIn(text(column))),
      number: (column) => numberIn(text(column)),
      list: (column) => listIn(text(column)),
      times: (column) =>
        narrow(text(column))
          .split(/[\s,;/]+/)
          .filter(Boolean)
          .map(timeIn),
      choice: (column) => codeOf(column, text(column)),
      choices,
    })
    const parsed = form.schema.safeParse(draft)
    const wrong = new Map(empty.map((column) => [column as string, 'validation.required']))
    for (const column of failed.flatMap((at) => columns[at] ?? [])) wrong.set(column, 'sheet.formula')
    for (const { path, message } of parsed.success ? [] : parsed.error.issues) {
      const column = String(path[0])
      if (!wrong.has(column)) wrong.set(column, message)
    }
    const valid = Object.fromEntries(
      form.columns.flatMap((column) => {
        const cell = wrong.has(column) ? null : form.schema.shape[column].safeParse(draft[column])
        return cell?.success ? [[column, cell.data]] : []
      }),
    ) as Partial<Row>
    const { unique } = form
    const key = unique?.of(valid)
    if (unique && key !== undefined && seen.has(key)) wrong.set(unique.column, unique.reason)
    if (key !== undefined) seen.add(key)
    bad.push(...[...wrong].map(([column, reason]) => badCell({ column, reason })))
    lines.push({ number, row: valid, bad: badCell })
    if (parsed.success && wrong.size === 0) rows.push({ number, row: parsed.data, bad: badCell })
  }
  for (const row of rest) read(row)
  const { together = [] } = form
  const isWithout = !together.some((column) => columns.includes(column))
  const canLack = (column: C) => isWithout && together.includes(column)
  return {
    rows,
    lines,
    bad,
    missing: form.columns.filter((column) => !columns.includes(column) && !canLack(column)),
    twice: form.columns.filter((column) => columns.indexOf(column) !== columns.lastIndexOf(column)),
  }
}

/** Reads a file with at most `most` rows. */
export async function openSheet<C extends string, Row>(
  file: File,
  form: SheetForm<C, Row>,
  most: number,
): Promise<ReadSheet<C, Row> | Unread> {
  if (file.size > sheetBytes) return 'tooLarge'
  const book = await readXlsx(file).catch((error: unknown) =>
    error instanceof TooLongWorkbook ? 'tooMany' : 'unreadable',
  )
  if (typeof book === 'string') return book
  if (book.rows.length < 2) return 'empty'
  if (book.rows.length > most + 1) return 'tooMany'
  return { file: file.name, sheet: book.sheet, ...readRows(book, form) }
}

/** The cells in the order in which a person goes through a sheet, each with the first reason. */
export const inOrder = <C extends string>(bad: readonly BadCell<C>[]): BadCell<C>[] =>
  bad
    .filter(({ address }, at) => bad.findIndex((each) => each.address === address) === at)
    .toSorted((a, b) => a.row - b.row || a.address.length - b.address.length || (a.address < b.address ? -1 : 1))
