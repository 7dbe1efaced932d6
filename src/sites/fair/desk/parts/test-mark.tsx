import { useTranslation } from 'react-i18next'
import type { OwnParticipant } from '#contract/fair/participant'
import { fairParticipantsDesk } from '#contract/fair/participant-desk'
import { useCall } from '#src/api/query'
import { Button } from '#src/ui/button'
import { useDialogs } from '#src/ui/overlay/dialogs'
import { toast } from '#src/ui/overlay/toast'

interface TestMarkProps {
  participant: OwnParticipant
  act: <R>(work: () => Promise<R>) => Promise<R>
}

/** Marks a company as a test company or a real one, after a confirmation that explains the effect. */
export function TestMark({ participant: { id, version, is_test }, act }: TestMarkProps) {
  const { t } = useTranslation('fair.desk')
  const dialogs = useDialogs()
  const set = useCall(fairParticipantsDesk.setTest, {
    refreshes: [fairParticipantsDesk.detail, fairParticipantsDesk.list, fairParticipantsDesk.waiting],
  })
  const change = async () => {
    const words = is_test ? 'real' : 'test'
    if (!(await dialogs.question({ title: t(`mark.${words}.ask`), text: t(`mark.${words}.text`) }))) return
    await act(() => set.mutateAsync({ params: { id }, body: { is_test: !is_test, base: version } }))
    toast.success(t('mark.done'))
  }
  return (
    <Button variant="secondary" size="sm" busy={set.isPending} onClick={() => void change().catch(() => {})}>
      {t(is_test ? 'mark.real.button' : 'mark.test.button')}
    </Button>
  )
}
