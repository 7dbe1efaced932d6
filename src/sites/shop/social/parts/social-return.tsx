import { useTranslation } from 'react-i18next'
import type { SocialType } from '#contract/social'
import { AccountPage } from '#src/kits/account/account-page'
import { Spinner } from '#src/ui/spinner'
import { useEnter } from '../../account/parts/use-enter'
import { paths } from '../../site'
import { SocialSignupForm } from './social-signup-form'
import { Stopped } from './stopped'
import { useArrival } from './use-arrival'

/** The return page of a provider: signs in, leads to the sign-up, connects, or shows why not (product §2, §4). */
export function SocialReturn({ type }: { type: SocialType }) {
  const { t } = useTranslation('shop.social')
  const { t: shop } = useTranslation('shop')
  const [arrival, setArrival] = useArrival(type)
  const enter = useEnter()
  const name = t(`name.${type}`)
  if (arrival.at === 'signup') {
    const { next, person, proof } = arrival
    return (
      <AccountPage title={t('signup.title')} lead={t('signup.lead', { name })}>
        <SocialSignupForm
          proof={proof}
          person={person}
          onDone={(token) => enter(token, next ?? paths.main, { social: true })}
          onExpired={() => setArrival({ at: 'stopped', why: 'expired', linking: false, next })}
        />
      </AccountPage>
    )
  }
  return (
    <AccountPage title={shop(type === 'kakao' ? 'title.oauthKakao' : 'title.oauthNaver')}>
      {arrival.at === 'stopped' ? (
        <Stopped type={type} arrival={arrival} />
      ) : (
        <p role="status" className="flex items-center justify-center gap-3 py-8 text-lg">
          <Spinner className="size-6 text-brand" />
          {t(arrival.linking ? 'linking' : 'working', { name })}
        </p>
      )}
    </AccountPage>
  )
}
