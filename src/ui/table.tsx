import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down'
import type { ReactNode } from 'react'

export type Column<Row> = {
  key: string
  header: string
  cell: (row: Row) => ReactNode
  /** `end` for numbers, so that their digits line up. */
  align?: 'start' | 'end'
  sortable?: boolean
}

export type Sort = { key: string; direction: 'asc' | 'desc' }

type TableProps<Row> = {
  caption: string
  /** Shows the caption; otherwise it is for screen readers only. */
  captionShown?: boolean
  columns: Column<Row>[]
  rows: Row[]
  rowKey: (row: Row) => string
  sort?: Sort
  onSort?: (sort: Sort) => void
  /** Shown in place of the rows when there are none. */
  empty?: ReactNode
  /** For long lists: on phones the first column is a card's heading, and the other values follow each other. */
  dense?: boolean
}

const phone = {
  lines: {
    row: 'max-md:block max-md:p-4',
    cell: 'max-md:justify-between max-md:gap-6 max-md:py-1 max-md:text-end max-md:before:text-start',
  },
  dense: {
    row: 'max-md:flex max-md:flex-wrap max-md:gap-x-4 max-md:gap-y-0.5 max-md:px-4 max-md:py-3',
    cell: 'max-md:min-w-0 max-md:gap-1.5 max-md:py-0 max-md:first:basis-full max-md:first:font-semibold max-md:first:before:hidden',
  },
}

/** Rows to compare. On phones each row becomes a card whose lines are labeled with the columns' names. */
export function Table<Row>({
  caption,
  captionShown,
  columns,
  rows,
  rowKey,
  sort,
  onSort,
  empty,
  dense = false,
}: TableProps<Row>) {
  if (rows.length === 0 && empty) return empty
  const form = phone[dense ? 'dense' : 'lines']
  return (
    <div className="relative overflow-x-auto md:rounded-md md:border md:border-line md:bg-surface">
      <table className="w-full border-collapse text-start text-sm max-md:block">
        <caption
          className={captionShown ? 'px-4 py-3 text-start text-base font-semibold max-md:block max-md:px-0' : 'sr-only'}
        >
          {caption}
        </caption>
        <thead className="border-b border-line bg-sunken max-md:sr-only">
          <tr>
            {columns.map((column) => (
              <Head key={column.key} column={column} sort={sort} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody className="max-md:block max-md:stack-3">
          {rows.map((row) => (
            <tr
              key={rowKey(row)}
              className={`eased hover:bg-brand-soft max-md:rounded-md max-md:border max-md:border-line max-md:bg-surface md:not-last:border-b md:not-last:border-line ${form.row}`}
            >
              {columns.map((column) => (
                <td
                  key={column.key}
                  data-label={column.header}
                  className={`px-4 py-3 align-middle max-md:flex max-md:px-0 max-md:before:shrink-0 max-md:before:text-muted max-md:before:content-[attr(data-label)] ${form.cell} ${column.align === 'end' ? 'text-end figures' : ''}`}
                >
                  <span className="max-md:min-w-0 max-md:wrap-anywhere">{column.cell(row)}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

type HeadProps<Row> = Pick<TableProps<Row>, 'sort' | 'onSort'> & { column: Column<Row> }

function Head<Row>({ column, sort, onSort }: HeadProps<Row>) {
  const { key, header, align, sortable } = column
  const direction = sort?.key === key ? sort.direction : undefined
  const Icon = direction === 'asc' ? ArrowUp : direction === 'desc' ? ArrowDown : ChevronsUpDown
  return (
    <th
      scope="col"
      aria-sort={direction && (direction === 'asc' ? 'ascending' : 'descending')}
      className={`px-4 py-3 font-semibold whitespace-nowrap ${align === 'end' ? 'text-end' : 'text-start'}`}
    >
      {sortable && onSort ? (
        <button
          type="button"
          onClick={() => onSort({ key, direction: direction === 'asc' ? 'desc' : 'asc' })}
          className="inline-flex items-center gap-1.5 rounded-sm font-semibold hover:text-brand"
        >
          {header}
          <Icon className={`size-4 ${direction ? '' : 'text-muted'}`} />
        </button>
      ) : (
        header
      )}
    </th>
  )
}
