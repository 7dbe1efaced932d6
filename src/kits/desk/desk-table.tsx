import { useTranslation } from 'react-i18next'
import type { DeskColumn } from './columns'
import { DeskHead } from './desk-head'
import { DeskRow } from './desk-row'
import type { Chosen } from './use-chosen'
import { useRowModel } from './use-row-model'

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

/** Rows to work through. On narrow screens each is a card, and `DeskSort` takes the place of the columns' heads. */
export function DeskTable<Row extends { id: string }>(props: DeskTableProps<Row>) {
  const { label, columns, rows, shown, onSort, nameOf, linkTo, chosen, busy } = props
  const { t } = useTranslation('desk')
  const table = useRowModel(props)
  const visible = columns.filter(({ key }) => shown.includes(key))
  return (
    <div
      aria-busy={busy}
      className={`relative overflow-x-auto md:rounded-md md:border md:border-line md:bg-surface ${busy ? 'opacity-60' : ''}`}
    >
      <table className="w-full border-collapse text-start text-sm max-md:block">
        <caption className="sr-only">{label}</caption>
        <thead className="border-b border-line bg-sunken max-md:block max-md:border-0 max-md:bg-transparent">
          <tr className="max-md:flex">
            {chosen && (
              <th scope="col" className="w-10 text-start max-md:w-auto md:ps-4">
                <label className="flex w-fit items-center gap-2 font-medium max-md:min-h-11">
                  <input
                    type="checkbox"
                    className="block size-4 max-md:size-5"
                    checked={table.getIsAllPageRowsSelected()}
                    ref={(box) => {
                      if (box) box.indeterminate = table.getIsSomePageRowsSelected()
                    }}
                    onChange={(event) =>
                      chosen.togglePage(
                        rows.map(({ id }) => id),
                        event.target.checked,
                      )
                    }
                  />
                  <span className="md:sr-only">{t('list.choosePage')}</span>
                </label>
              </th>
            )}
            {visible.map(({ key, header, align }) => {
              const column = table.getColumn(key)
              const direction = column?.getIsSorted() ?? false
              return (
                <DeskHead
                  key={key}
                  header={header}
                  align={align}
                  direction={direction}
                  onSort={column?.getCanSort() ? () => onSort(direction === 'asc' ? `-${key}` : key) : undefined}
                />
              )
            })}
          </tr>
        </thead>
        <tbody className="max-md:block max-md:stack-2">
          {table.getRowModel().rows.map((row) => (
            <DeskRow
              key={row.id}
              row={row.original}
              columns={visible}
              name={nameOf(row.original)}
              to={linkTo(row.original)}
              tick={chosen && { isOn: row.getIsSelected(), onChange: (isOn) => chosen.toggle(row.id, isOn) }}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}
