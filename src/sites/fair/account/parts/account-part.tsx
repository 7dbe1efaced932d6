import { useTranslation } from 'react-i18next'
import { fairParticipants, type OwnParticipant } from '#contract/fair/participant'
import { useCall } from '#src/api/query'
import { useLeave } from '#src/api/sign'
import { PasswordChange } from '#src/kits/account/password-change'
import { PhoneSection } from '#src/kits/account/phone-section'
import { ProfileSection } from '#src/kits/account/profile-section'
import { Withdrawal } from '#src/kits/account/withdrawal'
import { Button } from '#src/ui/button'
import { useDialogs } from '#src/ui/overlay/dialogs'
import { useSignOut } from '../../parts/use-sign-out'
import { site, usePaths } from '../../site'

/** Password, phone number, and the buttons to leave the fair or close the account. */
export function AccountPart({ own }: { own: OwnParticipant }) {
  const { t } = useTranslation('fair.account')
  const { t: account } = useTranslation('account')
  const { t: frame } = useTranslation(site)
  const dialogs = useDialogs()
  const signOut = useSignOut()
  const leave = useLeave('business', usePaths().home)
  const closed = async () => {
    await leave()
    await dialogs.confirm({ title: account('withdrawal.done'), text: t('mypage.closed') })
  }
  return (
    <div className="space-y-6">
      <PhoneSection site={site} person={own} refreshes={[fairParticipants.own]} />
      <ProfileSection title={account('passwordChange.title')} lead={account('passwordChange.text')}>
        <PasswordChange site={site} email={own.email} />
      </ProfileSection>
      {own.is_current && own.status !== 'withdrawn' && own.status !== 'declined' && (
        <ProfileSection title={t('mypage.withdraw')} lead={t('mypage.withdrawText')}>
          <Leave />
        </ProfileSection>
      )}
      <ProfileSection title={account('withdrawal.title')} lead={t('mypage.closeText')}>
        <Withdrawal site={site} warning={t('mypage.closeWarning')} onRefused={async () => {}} onClosed={closed} />
      </ProfileSection>
      <Button variant="secondary" onClick={() => void signOut()}>
        {frame('account.signOut')}
      </Button>
    </div>
  )
}

/** Withdraws from the fair after a confirmation. */
function Leave() {
  const { t } = useTranslation('fair.account')
  const dialogs = useDialogs()
  const withdraw = useCall(fairParticipants.withdraw, { refreshes: [fairParticipants.own] })
  const send = async () => {
    if (!(await dialogs.question({ title: t('mypage.withdrawAsk'), text: t('mypage.withdrawText'), danger: true })))
      return
    await withdraw.mutateAsync({})
  }
  return (
    <Button variant="secondary" busy={withdraw.isPending} onClick={() => void send().catch(() => {})}>
      {t('mypage.withdraw')}
    </Button>
  )
}
