import { useTranslation } from 'react-i18next'
import { useLeave } from '#src/api/sign'
import { Withdrawal } from '#src/kits/account/withdrawal'
import { useDialogs } from '#src/ui/overlay/dialogs'
import { paths, site } from '../../site'

/** Closes an organization's account (product §8). */
export function Closing() {
  const { t } = useTranslation('edu-travel.account')
  const { t: account } = useTranslation('account')
  const dialogs = useDialogs()
  const leave = useLeave('travel', paths.home)
  const say = async () => {
    await leave()
    await dialogs.confirm({ title: account('withdrawal.done'), text: t('mypage.closed') })
  }
  return <Withdrawal site={site} warning={t('mypage.closeWarning')} onRefused={async () => {}} onClosed={say} />
}
