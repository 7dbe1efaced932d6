import { useTranslation } from 'react-i18next'
import type { OwnParticipant } from '#contract/fair/participant'
import { fairParticipantsDesk, officeWords } from '#contract/fair/participant-desk'
import { RequiredText } from '#contract/fields'
import { z } from '#contract/zod'
import { useCall } from '#src/api/query'
import { Form } from '#src/ui/form/form'
import { SubmitButton } from '#src/ui/form/submit-button'
import { TextArea } from '#src/ui/form/text-area'
import { useZodForm } from '#src/ui/form/use-zod-form'
import { Dialog } from '#src/ui/overlay/dialog'
import { toast } from '#src/ui/overlay/toast'

const Reason = z.strictObject({ reason: RequiredText(officeWords) })

interface DecisionDialogProps {
  decision: 'askBack' | 'decline'
  participant: OwnParticipant
  /** Runs a write; when someone else saved first, the latest version is shown. */
  act: <R>(work: () => Promise<R>) => Promise<R>
  onClose: () => void
}

/** Asks for a reason, then asks a registration back or declines it. */
export function DecisionDialog({ decision, participant: { id, version }, act, onClose }: DecisionDialogProps) {
  const { t } = useTranslation('fair.desk')
  const form = useZodForm(Reason, { reason: '' })
  const decide = useCall(fairParticipantsDesk[decision], {
    errors: 'page',
    refreshes: [fairParticipantsDesk.detail, fairParticipantsDesk.list, fairParticipantsDesk.waiting],
  })
  const send = async ({ reason }: { reason: string }) => {
    await act(() => decide.mutateAsync({ params: { id }, body: { reason, base: version } }))
    toast.success(t(`${decision}.done`))
    onClose()
  }
  return (
    <Dialog open stays onClose={onClose} title={t(`${decision}.title`)} description={t(`${decision}.text`)}>
      <Form form={form} onSubmit={send} label={t(`${decision}.title`)}>
        <TextArea name="reason" label={t('reason')} max={officeWords} />
        <SubmitButton>{t(`${decision}.submit`)}</SubmitButton>
      </Form>
    </Dialog>
  )
}
