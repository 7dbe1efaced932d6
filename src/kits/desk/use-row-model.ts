import {
  columnVisibilityFeature,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { useMemo } from 'react'
import type { DeskColumn } from './columns'
import type { Chosen } from './use-chosen'

/** The server sorts and filters rows: the table only holds visibility, selection and sort state. */
const features = tableFeatures({ columnVisibilityFeature, rowSelectionFeature, rowSortingFeature })

interface RowModel<Row> {
  columns: readonly DeskColumn<Row>[]
  rows: readonly Row[]
  /** Keys of the shown columns. */
  shown: readonly string[]
  /** A column's key, with `-` before it for descending. */
  sort: string
  chosen?: Chosen | undefined
}

/** The table behind a page of rows: which columns it shows, which rows are selected, and what it is sorted by. */
export function useRowModel<Row extends { id: string }>({ columns, rows, shown, sort, chosen }: RowModel<Row>) {
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
  return useTable({
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
}
