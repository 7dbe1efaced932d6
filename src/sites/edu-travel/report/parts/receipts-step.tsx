import { useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { needsWhy } from '#contract/education/report/differences'
import { reportFile, reportLimits } from '#contract/education/report/limits'
import type { WrittenReport } from '#contract/education/report/sections'
import { ReceiptSum } from '#src/kits/education/receipt-sum'
import { useLanguage } from '#src/session/visitor'
import { bytesInWords } from '#src/ui/bytes'
import { EmptyState } from '#src/ui/empty-state'
import { TextArea } from '#src/ui/form/text-area'
import { useShown } from '../../parts/use-shown'
import { AddFiles } from './add-files'
import { ReceiptRow } from './receipt-row'
import { useDifferences, useReportScene } from './report-context'
import { ReportSection } from './report-section'
import { useReportFile, useSendFiles } from './use-report-files'

/** The expenses, one receipt per line, with the sum compared with the grant (product §3). */
export function ReceiptsStep() {
  const { t } = useTranslation('edu-travel.report')
  const { report } = useReportScene()
  const isNeeded = needsWhy(useDifferences(), 'receipts')
  return (
    <ReportSection section="receipts">
      <Rows />
      <TextArea
        name="why"
        label={t('receipts.why')}
        help={t('receipts.whyHelp', { percent: report.program.figures.explain_percent })}
        rows={3}
        max={reportLimits.why}
        optional={!isNeeded}
      />
    </ReportSection>
  )
}

function Rows() {
  const { t } = useTranslation('edu-travel.report')
  const language = useLanguage()
  const { report, savers } = useReportScene()
  const isShown = useShown()
  const { control } = useFormContext<WrittenReport['receipts']>()
  const { fields, append, remove } = useFieldArray({ control, name: 'lines', keyName: 'key' })
  const lines = useWatch({ control, name: 'lines' })
  const { forget } = useReportFile(report.id)
  const sender = useSendFiles(report.id, 'receipt', ({ id }) => {
    const { store, put } = savers.receipts
    const { value } = store.getState()
    const date = value.lines.at(-1)?.date ?? report.plan.trip.arrival
    const line = { id: crypto.randomUUID(), item: '', what: '', date, won: null, file_id: id }
    if (isShown()) append(line, { shouldFocus: false })
    else put({ ...value, lines: [...value.lines, line] })
  })
  return (
    <>
      <p className="text-muted">{t('receipts.lead', { size: bytesInWords(reportFile.bytes, language) })}</p>
      {fields.length === 0 ? (
        <EmptyState title={t('receipts.empty')}>{t('receipts.emptyText')}</EmptyState>
      ) : (
        <ol className="stack-4">
          {fields.map(({ key, file_id }, at) => (
            <ReceiptRow
              key={key}
              at={at}
              file={report.files.find(({ id }) => id === file_id)}
              onRemove={() => {
                remove(at)
                forget(file_id)
              }}
            />
          ))}
        </ol>
      )}
      {fields.length < reportLimits.receipts ? (
        <AddFiles label={t('receipts.add')} sender={sender} />
      ) : (
        <p className="text-sm text-muted">{t('receipts.full', { count: reportLimits.receipts })}</p>
      )}
      <ReceiptSum lines={lines} granted_won={report.granted_won} />
    </>
  )
}
