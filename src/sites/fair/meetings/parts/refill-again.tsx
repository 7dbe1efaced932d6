import { useTranslation } from 'react-i18next'
import { fairRefills } from '#contract/fair/refill'
import { useCall } from '#src/api/query'
import { Button } from '#src/ui/button'
import { toast } from '#src/ui/overlay/toast'
import { changing } from '../queries'

/** Offers the time of a meeting whose other side was missing to others again. */
export function RefillAgain({ id }: { id: string }) {
  const { t } = useTranslation('fair.meetings')
  const again = useCall(fairRefills.again, { refreshes: changing })
  const ask = async () => {
    const { offers } = await again.mutateAsync({ params: { id } })
    if (offers > 0) toast.success(t('refill.sent', { count: offers }))
    else toast.info(t('refill.nobody'))
  }
  return (
    <Button size="sm" variant="secondary" busy={again.isPending} onClick={() => void ask().catch(() => {})}>
      {t('refill.again')}
    </Button>
  )
}
