import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { DeskPage } from '#src/kits/desk/desk-page'
import { FilterSelect } from '#src/kits/desk/filter-select'
import { SearchField } from '#src/kits/desk/search-field'
import { TotalLine } from '#src/kits/desk/total-line'
import { TurnPages } from '#src/kits/desk/turn-pages'
import { useDates } from '#src/session/dates'
import { EmptyState } from '#src/ui/empty-state'
import { Table } from '#src/ui/table'
import { useActName } from '../../history/history'
import { site } from '../../site'
import { SectionTabs } from '../parts/section-tabs'
import { audit, staff } from '../queries'

/** The acts without a person that are not those of a job. */
const byConsole: readonly string[] = ['staff.invite']

const isInstant = (text: string) => /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text)

/** Returns how a value of an entry's details is shown: staff by their names, instants as everywhere else. */
function useWords(people: readonly { id: string; name: string }[]): (value: unknown) => string {
  const { instant } = useDates()
  const words = (value: unknown): string => {
    if (Array.isArray(value)) return value.map(words).join(', ')
    if (typeof value !== 'string') return JSON.stringify(value)
    return people.find(({ id }) => id === value)?.name ?? (isInstant(value) ? instant(value) : value)
  }
  return words
}

/** The audit log: who did what to which item, newest first (product §6). */
export function Component() {
  const { t } = useTranslation('admin.staff')
  const { t: ofSite } = useTranslation(site)
  const actName = useActName()
  const { instant } = useDates()
  const [search] = useSearchParams()
  const { data } = useSuspenseQuery(audit(search))
  const people = useSuspenseQuery(staff()).data.items
  const words = useWords(people)
  return (
    <DeskPage title={ofSite('title.audit')}>
      <div className="space-y-3">
        <SectionTabs now="audit" />
        <div className="flex flex-wrap items-center gap-2">
          <SearchField what={t('audit.what')} />
          <FilterSelect
            name="by"
            label={t('audit.by')}
            any={t('audit.anybody')}
            options={people.map(({ id, name }) => ({ value: id, label: name }))}
          />
        </div>
        <Table
          caption={ofSite('title.audit')}
          rows={data.items}
          rowKey={({ id }) => id}
          empty={<EmptyState title={t('audit.none')} />}
          columns={[
            { key: 'at', header: t('audit.at'), cell: ({ at }) => instant(at) },
            {
              key: 'by',
              header: t('audit.by'),
              cell: ({ by, act }) => by || t(byConsole.includes(act) ? 'audit.console' : 'audit.automatic'),
            },
            {
              key: 'act',
              header: t('audit.act'),
              cell: ({ act }) => actName(act),
            },
            {
              key: 'subject',
              header: t('audit.subject'),
              cell: ({ subject }) => <span className="wrap-anywhere">{subject}</span>,
            },
            {
              key: 'detail',
              header: t('audit.detail'),
              cell: ({ detail }) => (
                <span className="wrap-anywhere">
                  {Object.entries(detail)
                    .map(([name, value]) => `${name}: ${words(value)}`)
                    .join(', ') || '–'}
                </span>
              ),
            },
          ]}
        />
        <div className="flex flex-wrap items-center justify-between gap-3 text-sm text-muted">
          <TotalLine total={data.total} />
          <TurnPages next={data.next} previous={data.previous} />
        </div>
      </div>
    </DeskPage>
  )
}
