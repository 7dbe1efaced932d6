import { useTranslation } from 'react-i18next'
import { fairRecordDesk } from '#contract/fair/record-desk'
import { useCall } from '#src/api/query'
import { type Chosen, chosenBody } from '#src/kits/desk/use-chosen'
import { Button } from '#src/ui/button'
import { useDialogs } from '#src/ui/overlay/dialogs'
import { toast } from '#src/ui/overlay/toast'
import { filtersIn } from '../queries'

/** Sends reminders after a confirmation, and shows how many emails are being sent. */
export function useRemind() {
  const { t } = useTranslation('fair.desk-records')
  const dialogs = useDialogs()
  const remind = useCall(fairRecordDesk.remind, { refreshes: [fairRecordDesk.detail] })
  const run = async (body: ReturnType<typeof chosenBody<ReturnType<typeof filtersIn>>>, count: number) => {
    if (!(await dialogs.question({ title: t('remind.ask', { count }), text: t('remind.text') }))) return false
    const { done, skipped } = await remind.mutateAsync({ body })
    const say = done > 0 ? toast.success : toast.info
    say(t(skipped > 0 ? 'remind.someDone' : done > 0 ? 'remind.done' : 'remind.nobody', { count: done, skipped }))
    return true
  }
  return { run, isPending: remind.isPending }
}

/** Reminds companies without a record of the selected meetings. */
export function RemindChosen({ chosen }: { chosen: Chosen }) {
  const { t } = useTranslation('fair.desk-records')
  const { run, isPending } = useRemind()
  const remind = async () => {
    if (await run(chosenBody(chosen, filtersIn), chosen.count)) chosen.clear()
  }
  return (
    <Button size="sm" variant="accent" busy={isPending} onClick={() => void remind().catch(() => {})}>
      {t('remind.button')}
    </Button>
  )
}
