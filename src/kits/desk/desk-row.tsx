import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { DeskColumn } from './columns'
import { useDensity } from './density'

interface Tick {
  isOn: boolean
  onChange: (isOn: boolean) => void
}

interface DeskRowProps<Row> {
  row: Row
  /** The shown columns. */
  columns: readonly DeskColumn<Row>[]
  /** The row's accessible name. */
  name: string
  to: string
  /** Without it the row cannot be selected. */
  tick?: Tick | undefined
}

/** A row of a desk's table; on narrow screens a card whose values follow each other, labeled with the columns' names. */
export const DeskRow = <Row,>({ row, columns, name, to, tick }: DeskRowProps<Row>) => (
  <tr
    data-row
    className="hover:bg-brand-soft has-focus-visible:bg-brand-soft max-md:relative max-md:flex max-md:flex-wrap max-md:gap-x-4 max-md:gap-y-0.5 max-md:rounded-md max-md:border max-md:border-line max-md:bg-surface max-md:px-4 max-md:py-3 md:not-last:border-b md:not-last:border-line"
  >
    {tick && <RowTick name={name} {...tick} />}
    {columns.map((column, nth) =>
      nth === 0 ? (
        <Cell key={column.key} column={column} className="max-md:basis-full max-md:pe-9 md:whitespace-nowrap">
          <Link to={to} data-row-link className="font-semibold figures hover:underline">
            {column.cell(row)}
          </Link>
        </Cell>
      ) : (
        <Cell
          key={column.key}
          column={column}
          className="max-md:before:shrink-0 max-md:before:text-muted max-md:before:content-[attr(data-label)]"
        >
          <span className="max-md:min-w-0 max-md:wrap-anywhere">{column.cell(row)}</span>
        </Cell>
      ),
    )}
  </tr>
)

function RowTick({ name, isOn, onChange }: Tick & { name: string }) {
  const { t } = useTranslation('desk')
  return (
    <td className="w-10 max-md:absolute max-md:end-3 max-md:top-3 max-md:w-auto md:ps-4">
      <input
        type="checkbox"
        data-row-tick
        aria-label={t('list.choose', { name })}
        className="block size-4 max-md:size-5"
        checked={isOn}
        onChange={(event) => onChange(event.target.checked)}
      />
    </td>
  )
}

interface CellProps {
  column: Pick<DeskColumn<never>, 'header' | 'align'>
  className: string
  children: ReactNode
}

function Cell({ column: { header, align }, className, children }: CellProps) {
  const [density] = useDensity()
  const pad = density === 'compact' ? 'md:h-9 md:py-1' : 'md:h-13 md:py-2.5'
  return (
    <td
      data-label={header}
      className={`px-3 ${pad} align-middle max-md:flex max-md:min-w-0 max-md:gap-1.5 max-md:p-0 ${className} ${align === 'end' ? 'figures md:text-end' : ''}`}
    >
      {children}
    </td>
  )
}
