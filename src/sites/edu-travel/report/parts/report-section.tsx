import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { completeReport, type ReportSection as Name, type WrittenReport } from '#contract/education/report/sections'
import { Alert } from '#src/ui/alert'
import { Conflict } from '../../parts/conflict'
import { SavedForm } from '../../parts/saved-form'
import { SectionComments } from '../../parts/section-comments'
import type { SectionSaver } from '../../parts/section-saver'
import { useReportScene } from './report-context'
import { ReportPartWords } from './report-part-words'
import { useReportWords } from './use-report-words'

/** The fields of one section of a report, with the reviewers' comments above them. */
export function ReportSection<S extends Name>({ section, children }: { section: S; children: ReactNode }) {
  const { t } = useTranslation('education.report')
  const { t: ofPage } = useTranslation('edu-travel.report')
  const { report, savers } = useReportScene()
  const labelOf = useReportWords(report)
  const saver = savers[section] as unknown as SectionSaver<WrittenReport[S]>
  const isOpen = report.open.includes(section)
  return (
    <SavedForm
      saver={saver}
      schema={completeReport[section]}
      label={t(`section.${section}`)}
      isOpen={isOpen}
      labelOf={(path) => labelOf(section, path)}
      notes={
        <>
          {!isOpen && <Alert>{ofPage('locked')}</Alert>}
          <SectionComments
            section={section}
            revisions={report.revisions}
            labelOf={(field) => labelOf(section, field)}
          />
          <Conflict
            saver={saver}
            labelOf={(part) => labelOf(section, part)}
            say={(part, value, other) => <ReportPartWords section={section} {...{ part, value, other }} />}
          />
        </>
      }
    >
      {children}
    </SavedForm>
  )
}
