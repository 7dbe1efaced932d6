import { useTranslation } from 'react-i18next'
import { applicantsDesk, BlockReason, blockReasonLength, type ReviewedApplicant } from '#contract/applicants-desk'
import { useCall } from '#src/api/query'
import { Form } from '#src/ui/form/form'
import { SubmitButton } from '#src/ui/form/submit-button'
import { TextArea } from '#src/ui/form/text-area'
import { useZodForm } from '#src/ui/form/use-zod-form'
import { Dialog } from '#src/ui/overlay/dialog'
import { toast } from '#src/ui/overlay/toast'

interface BlockDialogProps {
  applicant: ReviewedApplicant
  /** Runs a write; when someone else saved first, the latest version is shown. */
  act: <R>(work: () => Promise<R>) => Promise<R>
  onClose: () => void
}

/** Asks for a reason, then blocks or unblocks an account. */
export function BlockDialog({ applicant: { id, status }, act, onClose }: BlockDialogProps) {
  const { t } = useTranslation('edu-admin.members')
  const to = status === 'blocked' ? 'unblock' : 'block'
  const form = useZodForm(BlockReason, { reason: '' })
  const change = useCall(applicantsDesk[to], {
    errors: 'page',
    refreshes: [applicantsDesk.detail, applicantsDesk.list],
  })
  const send = async (body: BlockReason) => {
    await act(() => change.mutateAsync({ params: { id }, body }))
    toast.success(t(`${to}.done`))
    onClose()
  }
  return (
    <Dialog open stays onClose={onClose} title={t(`${to}.title`)} description={t(`${to}.text`)}>
      <Form form={form} onSubmit={send} label={t(`${to}.title`)}>
        <TextArea name="reason" label={t('reason')} max={blockReasonLength} />
        <SubmitButton>{t(`${to}.submit`)}</SubmitButton>
      </Form>
    </Dialog>
  )
}
