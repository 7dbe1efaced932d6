import { useTranslation } from 'react-i18next'
import { type ReviewedReport, reportDesk } from '#contract/education/report/desk'
import { type ReportSection, reportSections } from '#contract/education/report/sections'
import { useCall } from '#src/api/query'
import { TextBlocks } from '#src/kits/desk/text-blocks'
import { useDates } from '#src/session/dates'
import { useWon } from '#src/session/use-won'
import { toast } from '#src/ui/overlay/toast'
import { AskBackForm } from '../../parts/ask-back-form'
import { travel } from '../../site'
import { afterAct } from '../queries'

/** Asks a report back: comments on sections, receipts, days or photos, whose sections are reopened. */
export function AskReportBack({ report, onDone }: { report: ReviewedReport; onDone: () => void }) {
  const { t } = useTranslation('edu-admin.report')
  const { t: ofKit } = useTranslation('education.report')
  const ask = useCall(reportDesk.askBack, { errors: 'page', refreshes: afterAct })
  return (
    <AskBackForm
      label={t('askBack.title')}
      sections={reportSections}
      nameOf={(section) => ofKit(`section.${section}`)}
      fieldsOf={useFieldsOf(report)}
      first="receipts"
      tools={(field) => (
        <TextBlocks site={travel} field={field} lang={report.account_lang} values={{ number: report.number }} />
      )}
      onSend={async (sections) => {
        await ask.mutateAsync({ params: { id: report.id }, body: { sections } })
        toast.success(t('askBack.done'))
        onDone()
      }}
    />
  )
}

/** The fields that a comment can point at, by their paths in the report's form. */
function useFieldsOf({ written: { days, receipts, photos } }: ReviewedReport) {
  const { t } = useTranslation('edu-admin.report')
  const dates = useDates()
  const won = useWon()
  return (section: ReportSection) => {
    if (section === 'days') {
      const ofDays = days.days.map(({ date }, at) => ({ value: `days.${at}`, label: date ? dates.day(date) : '–' }))
      return [{ value: 'summary', label: t('askBack.summary') }, ...ofDays]
    }
    if (section === 'receipts') {
      return receipts.lines.map((line, at) => ({
        value: `lines.${at}`,
        label: `${t('askBack.receipt', { count: at + 1, what: line.what.slice(0, 40) })}, ${won(line.won ?? 0)}`,
      }))
    }
    if (section === 'photos') {
      return photos.lines.map(({ words }, at) => ({
        value: `lines.${at}`,
        label: t('askBack.photo', { count: at + 1, words: words.slice(0, 40) }),
      }))
    }
    return []
  }
}
