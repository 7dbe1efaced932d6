import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Select } from '#src/ui/select'
import type { DeskColumn } from './columns'

interface DeskSortProps {
  columns: readonly Pick<DeskColumn<never>, 'key' | 'header' | 'sortable'>[]
  /** A column's key, with `-` before it for descending. */
  sort: string
  onSort: (sort: string) => void
}

/** What a list is sorted by, on narrow screens: its rows are cards there, without the columns' heads. */
export function DeskSort({ columns, sort, onSort }: DeskSortProps) {
  const { t } = useTranslation('desk')
  const id = useId()
  const options = columns
    .filter(({ sortable }) => sortable)
    .flatMap(({ key, header }) => [
      { value: key, label: t('list.ascending', { column: header }) },
      { value: `-${key}`, label: t('list.descending', { column: header }) },
    ])
  if (options.length === 0) return null
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 md:hidden">
      <label htmlFor={id} className="text-sm text-muted">
        {t('list.sort')}
      </label>
      <Select id={id} value={sort} onChange={(event) => onSort(event.target.value)} className="min-w-0 flex-1">
        {/* A list can be sorted by something that none of its columns shows. */}
        {!options.some(({ value }) => value === sort) && <option value={sort} />}
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
    </div>
  )
}
