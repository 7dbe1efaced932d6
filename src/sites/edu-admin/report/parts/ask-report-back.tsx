import { useTranslation } from 'react-i18next'
import { applicationLimits } from '#contract/education/limits'
import { reportDesk } from '#contract/education/report/desk'
import { reportSections } from '#contract/education/report/sections'
import { OptionalText } from '#contract/fields'
import { z } from '#contract/zod'
import { useCall } from '#src/api/query'
import { Form } from '#src/ui/form/form'
import { SubmitButton } from '#src/ui/form/submit-button'
import { TextArea } from '#src/ui/form/text-area'
import { useZodForm } from '#src/ui/form/use-zod-form'
import { toast } from '#src/ui/overlay/toast'

const Words = OptionalText(applicationLimits.reason)
const Draft = z.strictObject({ days: Words, people: Words, receipts: Words, photos: Words })

/** What is asked back, a text to each section that is to be opened again. */
export function AskReportBack({ id, onDone }: { id: string; onDone: () => void }) {
  const { t } = useTranslation('edu-admin.report')
  const { t: ofKit } = useTranslation('education.report')
  const form = useZodForm(Draft, { days: '', people: '', receipts: '', photos: '' })
  const ask = useCall(reportDesk.askBack, { errors: 'page', refreshes: [reportDesk.detail, reportDesk.list] })
  const send = async (draft: z.infer<typeof Draft>) => {
    const sections = reportSections
      .filter((section) => draft[section] !== '')
      .map((section) => ({ section, comments: [{ field: '', text: draft[section] }] }))
    if (sections.length === 0) return toast.error(t('askBack.none'))
    await ask.mutateAsync({ params: { id }, body: { sections } })
    toast.success(t('askBack.done'))
    onDone()
  }
  return (
    <Form form={form} onSubmit={send} label={t('askBack.title')}>
      {reportSections.map((section) => (
        <TextArea
          key={section}
          name={section}
          label={t('askBack.text', { section: ofKit(`section.${section}`) })}
          rows={2}
          optional
        />
      ))}
      <SubmitButton>{t('askBack.send')}</SubmitButton>
    </Form>
  )
}
