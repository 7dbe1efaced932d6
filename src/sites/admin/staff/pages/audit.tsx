import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { auditActNames } from '#contract/audit-acts'
import { DeskPage } from '#src/kits/desk/desk-page'
import { FilterSelect } from '#src/kits/desk/filter-select'
import { SearchField } from '#src/kits/desk/search-field'
import { TotalLine } from '#src/kits/desk/total-line'
import { TurnPages } from '#src/kits/desk/turn-pages'
import { useDates } from '#src/session/dates'
import { useContentLang } from '#src/session/visitor'
import { EmptyState } from '#src/ui/empty-state'
import { Table } from '#src/ui/table'
import { FactsOfAct, Subject } from '../../history/facts'
import { useHeadings } from '../../history/headings'
import { useActName } from '../../history/history'
import { site } from '../../site'
import { SectionTabs } from '../parts/section-tabs'
import { audit, staff } from '../queries'

/** The acts without a person that are not those of a job. */
const byConsole: readonly string[] = ['staff.invite']

/** The audit log: who did what to which item, newest first (product §6). */
export function Component() {
  const { t } = useTranslation('admin.staff')
  const { t: ofSite } = useTranslation(site)
  const actName = useActName()
  const { instant } = useDates()
  const lang = useContentLang()
  const [search] = useSearchParams()
  const { data } = useSuspenseQuery(audit(search))
  const people = useSuspenseQuery(staff()).data.items
  const things = new Map(data.things.map((thing) => [thing.id, thing]))
  const named = (id: string) => things.get(id)?.name[lang] || undefined
  const heading = useHeadings(data.items.filter(({ act }) => act === 'desk.export').map(({ subject }) => subject))
  const acts = auditActNames
    .map((value) => ({ value, label: actName(value) }))
    .toSorted((one, other) => one.label.localeCompare(other.label, lang))
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
          <FilterSelect name="act" label={t('audit.act')} any={t('audit.anyAct')} options={acts} />
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
              cell: ({ act, subject }) => (
                <Subject
                  act={act}
                  subject={subject}
                  thing={things.get(subject)}
                  isStaff={people.some(({ id }) => id === subject)}
                />
              ),
            },
            {
              key: 'detail',
              header: t('audit.detail'),
              cell: (entry) => <FactsOfAct entry={entry} named={named} heading={heading} />,
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
