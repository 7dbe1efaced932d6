import { useTranslation } from 'react-i18next'
import { needsWhy } from '#contract/education/report/differences'
import { reportLimits } from '#contract/education/report/limits'
import { PeopleTable } from '#src/kits/education/people-table'
import { TextArea } from '#src/ui/form/text-area'
import { PeopleRows } from '../../application/parts/people-step'
import { useDifferences, useReportScene, useWrittenReport } from './report-context'
import { ReportSection } from './report-section'

/** The people who came, beside those who were planned (product §3). */
export function PeopleStep() {
  const { t } = useTranslation('edu-travel.report')
  const { report } = useReportScene()
  const { people } = useWrittenReport()
  const isNeeded = needsWhy(useDifferences(), 'people')
  const percent = report.program.figures.explain_percent
  return (
    <>
      <PeopleTable plan={report.plan.people} report={{ ...people, why: '' }} />
      <ReportSection section="people">
        <p className="text-muted">{t('people.lead')}</p>
        <PeopleRows />
        <TextArea
          name="why"
          label={t('people.why')}
          help={t('people.whyHelp', { percent })}
          rows={3}
          max={reportLimits.why}
          optional={!isNeeded}
        />
      </ReportSection>
    </>
  )
}
