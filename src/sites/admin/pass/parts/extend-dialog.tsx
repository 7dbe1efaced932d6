import { useTranslation } from 'react-i18next'
import { addDays, dayInSeoul } from '#contract/days'
import { Day, RequiredText } from '#contract/fields'
import { textLimits } from '#contract/limits'
import { type DeskPass, mostExtendedDays, passDesk } from '#contract/pass/desk'
import { z } from '#contract/zod'
import { useCall } from '#src/api/query'
import { DateField } from '#src/ui/form/date-field'
import { Form } from '#src/ui/form/form'
import { SubmitButton } from '#src/ui/form/submit-button'
import { TextArea } from '#src/ui/form/text-area'
import { useZodForm } from '#src/ui/form/use-zod-form'
import { Dialog } from '#src/ui/overlay/dialog'
import { toast } from '#src/ui/overlay/toast'

const schema = z.strictObject({
  until: Day.check(z.minLength(1, 'validation.required')),
  reason: RequiredText(textLimits.companyText),
})

/** Extends a pass, with a reason for the audit log. */
export function ExtendDialog({ pass, onClose }: { pass: DeskPass; onClose: () => void }) {
  const { t } = useTranslation('admin.pass')
  const extend = useCall(passDesk.extend, { errors: 'page', refreshes: [passDesk.passes] })
  const form = useZodForm(schema, { until: '', reason: '' })
  const last = pass.ends_at ? dayInSeoul(new Date(pass.ends_at)) : addDays(pass.valid_until, 1)
  const send = async (body: { until: string; reason: string }) => {
    await extend.mutateAsync({ params: { id: pass.id }, body })
    toast.success(t('passes.extended'))
    onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('passes.extendTitle', { number: pass.number })}
      description={t(pass.ends_at ? 'passes.extendBegun' : 'passes.extendUnused')}
      place="sheet"
      stays
    >
      <Form form={form} onSubmit={send} label={t('passes.extendTitle', { number: pass.number })}>
        <DateField
          name="until"
          label={t('passes.until')}
          min={last}
          max={addDays(dayInSeoul(new Date(pass.bought_at)), mostExtendedDays)}
        />
        <TextArea name="reason" label={t('passes.reason')} rows={3} max={textLimits.companyText} />
        <SubmitButton>{t('passes.extend')}</SubmitButton>
      </Form>
    </Dialog>
  )
}
