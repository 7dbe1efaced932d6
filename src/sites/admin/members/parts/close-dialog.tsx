import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { MemberReason, membersDesk } from '#contract/members-desk'
import { useNumbers } from '#src/session/visitor'
import { Alert } from '#src/ui/alert'
import { Facts } from '#src/ui/facts'
import { Form } from '#src/ui/form/form'
import { SubmitButton } from '#src/ui/form/submit-button'
import { TextArea } from '#src/ui/form/text-area'
import { useZodForm } from '#src/ui/form/use-zod-form'
import { Dialog } from '#src/ui/overlay/dialog'
import { toast } from '#src/ui/overlay/toast'
import { useAct } from '../../parts/use-act'
import { afterAct, losses } from '../queries'

/** Closes an account at its owner's request: the dialog lists what is lost first, and the reason is mailed (product §8). */
export function CloseDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation('admin.members')
  const numbers = useNumbers()
  const { data, error } = useQuery(losses(id))
  const withdraw = useAct(membersDesk.withdraw, afterAct)
  const form = useZodForm(MemberReason, { reason: '' })
  const send = async (body: { reason: string }) => {
    await withdraw({ params: { id }, body })
    toast.success(t('close.done'))
    onClose()
  }
  return (
    <Dialog open stays onClose={onClose} title={t('close.title')} description={t('close.text')} place="sheet">
      {error ? <Alert tone="error">{error.message}</Alert> : !data && <p role="status">{t('close.loading')}</p>}
      {data && data.open_reservations > 0 && <Alert tone="warning" className="my-4" title={t('close.open')} />}
      {data && (
        <Form form={form} onSubmit={send} label={t('close.title')}>
          <Facts
            compact
            facts={[
              { label: t('close.reservations'), value: numbers(data.open_reservations) },
              { label: t('points'), value: numbers(data.points) },
              { label: t('close.coupons'), value: numbers(data.coupons) },
              { label: t('close.passes'), value: numbers(data.passes) },
              { label: t('close.given'), value: numbers(data.given_passes) },
            ]}
          />
          <TextArea name="reason" label={t('reason')} help={t('close.reasonHelp')} rows={3} max={500} />
          <SubmitButton variant="danger">{t('close.act')}</SubmitButton>
        </Form>
      )}
    </Dialog>
  )
}
