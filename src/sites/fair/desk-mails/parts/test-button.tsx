import { useTranslation } from 'react-i18next'
import { fairMails } from '#contract/fair/mail-desk'
import { useCall } from '#src/api/query'
import { Button } from '#src/ui/button'
import type { ZodForm } from '#src/ui/form/use-zod-form'
import { toast } from '#src/ui/overlay/toast'
import type { DraftForm } from './draft'

/** Sends the draft to its author as a test. */
export function TestButton({ form }: { form: ZodForm<DraftForm, DraftForm> }) {
  const { t } = useTranslation('fair.desk-mails')
  const test = useCall(fairMails.test)
  const run = async () => {
    if (!(await form.trigger('texts'))) return
    const { sent } = await test.mutateAsync({ body: { texts: form.getValues('texts') } })
    toast.success(t('test.done', { count: sent }))
  }
  return (
    <Button variant="secondary" busy={test.isPending} onClick={() => void run().catch(() => {})}>
      {t('test.button')}
    </Button>
  )
}
