import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigation } from 'react-router-dom'
import { EmptyState } from '#src/ui/empty-state'
import { ChosenBar } from './chosen-bar'
import { type DeskColumn, shownKeys } from './columns'
import { DeskSort } from './desk-sort'
import { DeskTable } from './desk-table'
import { ExportButton } from './export-button'
import type { ListPage, LoadPart } from './list-part'
import { LookMenu } from './look-menu'
import { SearchField } from './search-field'
import { TotalLine } from './total-line'
import { TurnPages } from './turn-pages'
import type { Chosen } from './use-chosen'
import { useDeskAddress } from './use-desk-address'
import { useDeskKeys } from './use-desk-keys'
import { ViewsMenu } from './views-menu'

const KeysHelp = lazy(async () => ({ default: (await import('./keys-help')).KeysHelp }))

interface DeskListProps<Row extends { id: string }> {
  /** The name under which the views of this list are stored, such as `edu-admin.apply`. */
  name: string
  /** The name of what is listed. */
  label: string
  /** Which fields the search covers; without it there is no search. */
  searched?: string
  /** The list is of people: search words never appear in the address. */
  isPrivate?: boolean
  columns: readonly DeskColumn<Row>[]
  page: ListPage<Row> & { previous: string | null }
  /** The current sort. */
  sort: string
  nameOf: (row: Row) => string
  linkTo: (row: Row) => string
  /** Fetches a part of the same list: for the export, and for the exact number of rows. */
  load: LoadPart<Row>
  tabs?: ReactNode
  filters?: ReactNode
  /** Set where rows can be chosen for an action on many. */
  chosen?: Chosen
  acts?: ReactNode
}

/**
 * A list to work through: search, filters, views, columns, row selection, export and keys; everything but the selection is in the
 * address.
 */
export function DeskList<Row extends { id: string }>(props: DeskListProps<Row>) {
  const { name, label, searched, isPrivate, columns, page, sort, nameOf, linkTo, load, tabs, filters, chosen, acts } =
    props
  const { t } = useTranslation('desk')
  const address = useDeskAddress()
  const [help, setHelp] = useState(false)
  useDeskKeys(() => setHelp(true))
  const isNarrowed = address.filters.size > 0
  const busy = useNavigation().state === 'loading'
  const shown = shownKeys(columns, address.value('columns'))
  const onSort = (next: string) => address.change({ sort: next })
  const isSelected = chosen && !chosen.all && chosen.count > 0 ? ({ id }: Row) => chosen.ids.has(id) : undefined
  return (
    <div className="space-y-3">
      {tabs}
      <div className="flex flex-wrap items-center gap-2">
        {searched && <SearchField what={searched} isPrivate={isPrivate} />}
        {filters}
        {isNarrowed && (
          <Link to="?" className="text-sm font-semibold text-accent hover:underline">
            {t('list.reset')}
          </Link>
        )}
        <div className="ms-auto flex items-center gap-2">
          <ViewsMenu list={name} />
          <LookMenu columns={columns} shown={shown} />
          <ExportButton
            fileName={label}
            columns={columns.filter(({ key }) => shown.includes(key))}
            load={load}
            isSelected={isSelected}
            list={name}
            total={page.total}
            chosen={isSelected ? (chosen?.count ?? null) : null}
          />
        </div>
      </div>
      {page.items.length > 1 && <DeskSort columns={columns} sort={sort} onSort={onSort} />}
      {page.items.length === 0 ? (
        <EmptyState title={t('list.empty')}>{isNarrowed && t('list.emptyFiltered')}</EmptyState>
      ) : (
        <DeskTable
          label={label}
          columns={columns}
          rows={page.items}
          shown={shown}
          sort={sort}
          onSort={onSort}
          nameOf={nameOf}
          linkTo={linkTo}
          chosen={chosen}
          busy={busy}
        />
      )}
      <div className="flex flex-wrap items-center justify-between gap-3 text-sm text-muted">
        <TotalLine total={page.total} />
        <button type="button" className="hover:text-ink max-md:hidden" onClick={() => setHelp(true)}>
          {t('keys.title')} (?)
        </button>
        <TurnPages next={page.next} previous={page.previous} />
      </div>
      {chosen && (
        <ChosenBar chosen={chosen} total={page.total} load={load}>
          {acts}
        </ChosenBar>
      )}
      {help && (
        <Suspense>
          <KeysHelp onClose={() => setHelp(false)} />
        </Suspense>
      )}
    </div>
  )
}
