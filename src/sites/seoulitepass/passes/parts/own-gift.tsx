import { useTranslation } from 'react-i18next'
import { type Gift, passGifts } from '#contract/pass/gift'
import { passOrders } from '#contract/pass/order'
import { useCall } from '#src/api/query'
import { useDates } from '#src/session/dates'
import { Button } from '#src/ui/button'
import { useDialogs } from '#src/ui/overlay/dialogs'
import { toast } from '#src/ui/overlay/toast'

interface WaitingGiftProps {
  gift: Gift
  /** Moves the focus to the pass: the pressed button is gone. */
  onButtonRemoved: () => void
}

/** The member's gift that waits for a friend: to whom and until when, to be mailed again or taken back. */
export function WaitingGift({ gift, onButtonRemoved }: WaitingGiftProps) {
  const { t } = useTranslation('seoulitepass.passes')
  const { instant } = useDates()
  const dialogs = useDialogs()
  const refreshes = [passOrders.own]
  const again = useCall(passGifts.again, { refreshes })
  const back = useCall(passGifts.takeBack, { refreshes })
  const { to_name: name, to_email: email } = gift
  const params = { id: gift.id }
  const mail = async () => {
    if (!(await dialogs.question({ title: t('gift.againAsk'), text: t('gift.againText', { email }) }))) return
    const { may_mail_again } = await again.mutateAsync({ params })
    if (!may_mail_again) onButtonRemoved()
    toast.success(t('gift.mailed', { email }))
  }
  const take = async () => {
    if (!(await dialogs.question({ title: t('gift.backAsk'), text: t('gift.backText', { name }), danger: true })))
      return
    await back.mutateAsync({ params })
    onButtonRemoved()
    toast.success(t('gift.isBack'))
  }
  return (
    <>
      <p className="wrap-anywhere">{t('gift.waits', { name, email, until: instant(gift.ends_at) })}</p>
      <p className="text-sm text-muted">{t('gift.rests')}</p>
      <div className="flex flex-wrap gap-3">
        <Button
          variant="secondary"
          size="sm"
          busy={back.isPending}
          // A friend may have accepted it meanwhile: then the pass has left the list.
          onClick={() => void take().catch(() => {})}
        >
          {t('gift.back')}
        </Button>
        {gift.may_mail_again && (
          <Button variant="ghost" size="sm" busy={again.isPending} onClick={() => void mail().catch(() => {})}>
            {t('gift.again')}
          </Button>
        )}
      </div>
      {!gift.may_mail_again && <p className="text-sm text-muted">{t('gift.noMore')}</p>}
    </>
  )
}
