import { useTranslation } from 'react-i18next'
import type { OwnParticipant } from '#contract/fair/participant'
import { fairParticipantsDesk } from '#contract/fair/participant-desk'
import { useCall } from '#src/api/query'
import { toast } from '#src/ui/overlay/toast'
import { ChangeForm } from '../../company/parts/change-form'

interface EditFormProps {
  participant: OwnParticipant
  act: <R>(work: () => Promise<R>) => Promise<R>
  onDone: () => void
}

/** The form in which the office edits a company's details on its behalf. */
export function EditForm({ participant, act, onDone }: EditFormProps) {
  const { t } = useTranslation('fair.desk')
  const change = useCall(fairParticipantsDesk.change, {
    errors: 'page',
    refreshes: [fairParticipantsDesk.detail, fairParticipantsDesk.list],
  })
  return (
    <ChangeForm
      participant={participant}
      texts={{
        label: t('edit.title'),
        language: t('edit.language'),
        marketing: t('edit.marketing'),
        submit: t('edit.submit'),
      }}
      onSave={async (body) => {
        const saved = await act(() => change.mutateAsync({ params: { id: participant.id }, body }))
        toast.success(t('edit.done'))
        onDone()
        return saved
      }}
    />
  )
}
