import {
  columnVisibilityFeature,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { DeskColumn } from './columns'
import { useDensity } from './density'
import { DeskHead } from './desk-head'
import type { Chosen } from './use-chosen'

/** The server sorts and filters rows: the table only holds visibility, selection and sort state. */
const features = tableFeatures({ columnVisibilityFeature, rowSelectionFeature, rowSortingFeature })

interface DeskTableProps<Row extends { id: string }> {
  label: string
  columns: readonly DeskColumn<Row>[]
  rows: readonly Row[]
  /** Keys of the shown columns. */
  shown: readonly string[]
  /** A column's key, with `-` before it for descending. */
  sort: string
  onSort: (sort: string) => void
  /** A row's accessible name. */
  nameOf: (row: Row) => string
  linkTo: (row: Row) => string
  /** Without it rows cannot be selected. */
  chosen?: Chosen
  busy: boolean
}

/** Rows to work through. On narrow screens each is a card whose lines are labeled with the columns' names. */
export function DeskTable<Row extends { id: string }>(props: DeskTableProps<Row>) {
  const { label, columns, rows, shown, sort, onSort, nameOf, linkTo, chosen, busy } = props
  const { t } = useTranslation('desk')
  const [density] = useDensity()
  const data = useMemo(() => [...rows], [rows])
  const defs = useMemo(
    () =>
      columns.map(({ key, header, plain, sortable }) => ({
        id: key,
        header,
        accessorFn: plain,
        enableSorting: sortable ?? false,
      })),
    [columns],
  )
  const table = useTable({
    features,
    data,
    columns: defs,
    getRowId: (row) => row.id,
    manualSorting: true,
    state: {
      columnVisibility: Object.fromEntries(columns.map(({ key }) => [key, shown.includes(key)])),
      rowSelection: Object.fromEntries(
        rows.filter(({ id }) => chosen?.all || chosen?.ids.has(id)).map(({ id }) => [id, true as const]),
      ),
      sorting: [{ id: sort.replace(/^-/, ''), desc: sort.startsWith('-') }],
    },
  })
  const byKey = new Map(columns.map((column) => [column.key, column]))
  const pad = density === 'compact' ? 'md:h-9 md:py-1' : 'md:h-13 md:py-2.5'
  const onPage = rows.map(({ id }) => id)
  return (
    <div
      aria-busy={busy}
      className={`relative overflow-x-auto md:rounded-md md:border md:border-line md:bg-surface ${busy ? 'opacity-60' : ''}`}
    >
      <table className="w-full border-collapse text-start text-sm max-md:block">
        <caption className="sr-only">{label}</caption>
        <thead className="border-b border-line bg-sunken max-md:sr-only">
          <tr>
            {chosen && (
              <th scope="col" className="w-10 ps-4 text-start">
                <input
                  type="checkbox"
                  aria-label={t('list.choosePage')}
                  className="block size-4"
                  checked={table.getIsAllPageRowsSelected()}
                  ref={(box) => {
                    if (box) box.indeterminate = table.getIsSomePageRowsSelected()
                  }}
                  onChange={(event) => chosen.togglePage(onPage, event.target.checked)}
                />
              </th>
            )}
            {table.getVisibleLeafColumns().map((column) => (
              <DeskHead
                key={column.id}
                header={String(column.columnDef.header)}
                align={byKey.get(column.id)?.align}
                direction={column.getIsSorted()}
                onSort={
                  column.getCanSort()
                    ? () => onSort(column.getIsSorted() === 'asc' ? `-${column.id}` : column.id)
                    : undefined
                }
              />
            ))}
          </tr>
        </thead>
        <tbody className="max-md:block max-md:stack-2">
          {table.getRowModel().rows.map((row) => (
            <tr
              key={row.id}
              data-row
              className="hover:bg-brand-soft has-focus-visible:bg-brand-soft max-md:relative max-md:block max-md:rounded-md max-md:border max-md:border-line max-md:bg-surface max-md:px-4 max-md:py-3 md:not-last:border-b md:not-last:border-line"
            >
              {chosen && (
                <td className="w-10 max-md:absolute max-md:end-3 max-md:top-3 max-md:w-auto md:ps-4">
                  <input
                    type="checkbox"
                    data-row-tick
                    aria-label={t('list.choose', { name: nameOf(row.original) })}
                    className="block size-4 max-md:size-5"
                    checked={row.getIsSelected()}
                    onChange={(event) => chosen.toggle(row.id, event.target.checked)}
                  />
                </td>
              )}
              {row.getVisibleCells().map((cell, nth) => {
                const column = byKey.get(cell.column.id)
                const content = column?.cell(row.original)
                return (
                  <td
                    key={cell.id}
                    data-label={column?.header}
                    className={`px-3 ${pad} align-middle max-md:flex max-md:justify-between max-md:gap-6 max-md:px-0 max-md:py-0.5 ${nth === 0 ? 'whitespace-nowrap max-md:pe-9' : 'max-md:text-end max-md:before:shrink-0 max-md:before:text-start max-md:before:text-muted max-md:before:content-[attr(data-label)]'} ${column?.align === 'end' ? 'text-end figures' : ''}`}
                  >
                    {nth === 0 ? (
                      <Link to={linkTo(row.original)} data-row-link className="font-semibold figures hover:underline">
                        {content}
                      </Link>
                    ) : (
                      <span className="max-md:min-w-0 max-md:wrap-anywhere">{content}</span>
                    )}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
