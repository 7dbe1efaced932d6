import { useTranslation } from 'react-i18next'
import { reviewList } from '#contract/education/review-list'
import { useCall } from '#src/api/query'
import { type Chosen, chosenBody } from '#src/kits/desk/use-chosen'
import { Button } from '#src/ui/button'
import { useDialogs } from '#src/ui/overlay/dialogs'
import { toast } from '#src/ui/overlay/toast'
import { filtersIn } from '../queries'

/** Starts the review of all selected applications. */
export function StartMany({ chosen }: { chosen: Chosen }) {
  const { t } = useTranslation('edu-admin.apply')
  const dialogs = useDialogs()
  const start = useCall(reviewList.start, { refreshes: [reviewList.list] })
  const run = async () => {
    const ask = { title: t('start.ask', { count: chosen.count }), text: t('start.text') }
    if (!(await dialogs.question(ask))) return
    const { done, skipped } = await start.mutateAsync({ body: chosenBody(chosen, filtersIn) })
    chosen.clear()
    toast.success(t(skipped > 0 ? 'start.someDone' : 'start.done', { count: done, skipped }))
  }
  return (
    <Button size="sm" variant="accent" busy={start.isPending} onClick={() => void run().catch(() => {})}>
      {t('start.button')}
    </Button>
  )
}
