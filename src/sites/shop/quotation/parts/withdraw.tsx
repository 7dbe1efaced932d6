import { useTranslation } from 'react-i18next'
import { quotation as contract } from '#contract/quotation'
import { useCall } from '#src/api/query'
import { Button } from '#src/ui/button'
import { useDialogs } from '#src/ui/overlay/dialogs'
import { toast } from '#src/ui/overlay/toast'

/** Withdraws the request after a confirmation. */
export function Withdraw({ id }: { id: string }) {
  const { t } = useTranslation('shop.quotation')
  const dialogs = useDialogs()
  const { mutateAsync, isPending } = useCall(contract.withdraw, { refreshes: [contract.detail, contract.list] })
  const withdraw = async () => {
    if (!(await dialogs.question({ title: t('act.withdrawAsk'), text: t('act.withdrawText'), danger: true }))) return
    // A refusal is shown as a toast.
    const done = await mutateAsync({ params: { id } }).catch(() => null)
    if (done) toast.info(t('act.withdrawn'))
  }
  return (
    <Button variant="ghost" size="sm" wide busy={isPending} onClick={() => void withdraw()}>
      {t('act.withdraw')}
    </Button>
  )
}
