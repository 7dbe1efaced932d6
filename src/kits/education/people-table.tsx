import { useTranslation } from 'react-i18next'
import { headCount } from '#contract/education/eligibility'
import type { WrittenReport } from '#contract/education/report/sections'
import type { Written } from '#contract/education/sections'
import { Table } from '#src/ui/table'

/** Planned and actual numbers of people. */
export function PeopleTable({ plan, report }: { plan: Written['people']; report: WrittenReport['people'] }) {
  const { t } = useTranslation('education.report')
  const [before, after] = [headCount({ people: plan }), headCount({ people: report })]
  return (
    <div className="stack-3">
      <Table<'students' | 'teachers'>
        caption={t('section.people')}
        rows={['students', 'teachers']}
        rowKey={(role) => role}
        columns={[
          { key: 'role', header: t('people.role'), cell: (role) => t(`people.${role}`) },
          { key: 'planned', header: t('people.planned'), align: 'end', cell: (role) => before[role] },
          {
            key: 'came',
            header: t('people.came'),
            align: 'end',
            cell: (role) => (
              <span className={before[role] === after[role] ? undefined : 'font-bold text-warning'}>{after[role]}</span>
            ),
          },
        ]}
      />
      {report.why && (
        <p className="wrap-anywhere whitespace-pre-line">
          <span className="text-muted">{t('people.why')}: </span>
          {report.why}
        </p>
      )}
    </div>
  )
}
