import { useTranslation } from 'react-i18next'
import { auth } from '#contract/auth'
import { useCall } from '#src/api/query'
import { useLeave } from '#src/api/sign'
import { Button } from '#src/ui/button'
import { useDialogs } from '#src/ui/overlay/dialogs'
import { paths } from '../../site'

/** Closes the account once its holder has said so twice (product §8). */
export function Withdrawal() {
  const { t } = useTranslation('shop.account')
  const dialogs = useDialogs()
  const leave = useLeave(paths.main)
  const withdraw = useCall(auth.withdraw)
  const close = async () => {
    const title = t('myProfile.withdrawQuestion')
    const text = t('myProfile.withdrawQuestionText')
    if (!(await dialogs.question({ title, text, danger: true }))) return
    await withdraw.mutateAsync({})
    await leave()
    await dialogs.confirm({ title: t('myProfile.withdrawn'), text: t('myProfile.withdrawnText') })
  }
  return (
    <Button variant="danger" busy={withdraw.isPending} onClick={() => void close().catch(() => {})}>
      {t('myProfile.withdrawSubmit')}
    </Button>
  )
}
