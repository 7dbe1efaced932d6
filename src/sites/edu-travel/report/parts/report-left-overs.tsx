import { useTranslation } from 'react-i18next'
import { type ReportSection, reportSections, type WrittenReport } from '#contract/education/report/sections'
import { LeftOver } from '../../parts/left-over'
import type { SectionSaver } from '../../parts/section-saver'
import { storedOf } from '../../parts/use-section-savers'
import { savedSections } from '../use-report-savers'
import { useReportScene } from './report-context'
import { ReportPartWords } from './report-part-words'
import { useReportWords } from './use-report-words'

/** Unsaved text of sections that were closed meanwhile, also shown when the report is read-only. */
export function ReportLeftOvers() {
  const { t } = useTranslation('education.report')
  const { report, savers } = useReportScene()
  const labelOf = useReportWords(report)
  const of = <S extends ReportSection>(section: S) => (
    <LeftOver
      key={section}
      saver={savers[section] as unknown as SectionSaver<WrittenReport[S]>}
      section={t(`section.${section}`)}
      stored={storedOf(savedSections, report, section)}
      labelOf={(part) => labelOf(section, part)}
      say={(part, value) => <ReportPartWords section={section} part={part} value={value} />}
    />
  )
  return <div className="stack-4 pb-6 empty:hidden">{reportSections.map((section) => of(section))}</div>
}
