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

const words = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))

/** The audit log: who did what to which item, newest first (product §6). */
export function Component() {
  const { t } = useTranslation('admin.staff')
  const { t: ofSite } = useTranslation(site)
  const actName = useActName()
  const { instant } = useDates()
  const [search] = useSearchParams()
  const { data } = useSuspenseQuery(audit(search))
  const people = useSuspenseQuery(staff()).data.items
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
            { key: 'by', header: t('audit.by'), cell: ({ by }) => by || t('audit.console') },
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
