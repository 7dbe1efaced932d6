import Trash from 'lucide-react/icons/trash-2'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { reportLimits } from '#contract/education/report/limits'
import type { WrittenReport } from '#contract/education/report/sections'
import { StoredPicture } from '#src/kits/education/stored-picture'
import { EmptyState } from '#src/ui/empty-state'
import { CheckboxField } from '#src/ui/form/checkbox-field'
import { TextField } from '#src/ui/form/text-field'
import { IconButton } from '#src/ui/icon-button'
import { useShown } from '../../parts/use-shown'
import { AddFiles } from './add-files'
import { useReportScene } from './report-context'
import { ReportSection } from './report-section'
import { useReportFile, useSendFiles } from './use-report-files'

/** Photos with captions, and the consent of the people in them (product §3). */
export const PhotosStep = () => (
  <ReportSection section="photos">
    <Rows />
  </ReportSection>
)

function Rows() {
  const { t } = useTranslation('edu-travel.report')
  const { report, savers } = useReportScene()
  const isShown = useShown()
  const { control } = useFormContext<WrittenReport['photos']>()
  const { fields, append, remove } = useFieldArray({ control, name: 'lines', keyName: 'key' })
  const { load, forget } = useReportFile(report.id)
  const sender = useSendFiles(report.id, 'photo', ({ id }) => {
    const { store, put } = savers.photos
    const { value } = store.getState()
    const line = { id, words: '', consent: false }
    if (isShown()) append(line, { shouldFocus: false })
    else put({ ...value, lines: [...value.lines, line] })
  })
  return (
    <>
      <p className="text-muted">{t('photos.lead')}</p>
      {fields.length === 0 ? (
        <EmptyState title={t('photos.empty')}>{t('photos.emptyText')}</EmptyState>
      ) : (
        <ol className="stack-4">
          {fields.map(({ key, id }, at) => (
            <li
              key={key}
              className="relative grid gap-4 rounded-md border border-line bg-surface p-4 pe-14 sm:grid-cols-[10rem_1fr]"
            >
              <StoredPicture id={id} alt={t('photos.row', { count: at + 1 })} load={load} className="aspect-4/3" />
              <div className="min-w-0 stack-4">
                <TextField name={`lines.${at}.words`} label={t('photos.words')} maxLength={reportLimits.words} />
                <CheckboxField name={`lines.${at}.consent`} label={t('photos.consent')} />
              </div>
              <IconButton
                label={t('photos.remove', { count: at + 1 })}
                onClick={() => {
                  remove(at)
                  forget(id)
                }}
                size="sm"
                className="absolute end-3 top-3"
              >
                <Trash className="size-5" />
              </IconButton>
            </li>
          ))}
        </ol>
      )}
      {fields.length < reportLimits.photos ? (
        <AddFiles label={t('photos.add')} sender={sender} />
      ) : (
        <p className="text-sm text-muted">{t('photos.full', { count: reportLimits.photos })}</p>
      )}
    </>
  )
}
