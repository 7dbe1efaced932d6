import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { shopPaths } from '#contract/addresses'
import { passAffiliates } from '#contract/pass/affiliate'
import { passOrders } from '#contract/pass/order'
import { passPlans } from '#contract/pass/plan'
import { MyPage } from '#src/kits/account/my-page'
import { ProfileSection } from '#src/kits/account/profile-section'
import { useLandingSearch } from '#src/kits/booking/landing-search'
import { type Failed, landingIn } from '#src/kits/guest/landing'
import { PaymentFailed } from '#src/kits/guest/payment-failed'
import { useOfflinePage } from '#src/kits/offline/use-offline-page'
import { usePerson } from '#src/session/visitor'
import { Button, ButtonLink } from '#src/ui/button'
import { EmptyState } from '#src/ui/empty-state'
import { AffiliateList } from '../../affiliate/parts/affiliate-list'
import { useNow } from '../../parts/use-now'
import { useSignOut } from '../../parts/use-sign-out'
import { wishes } from '../../parts/use-wishes'
import { GivenPasses } from '../../passes/parts/given-passes'
import { OpenOrders } from '../../passes/parts/open-orders'
import { Passes } from '../../passes/parts/passes'
import { PaymentLanding } from '../../passes/parts/payment-landing'
import { OwnPlans } from '../../plan/parts/own-plans'
import { affiliates } from '../../queries'
import { paths, site } from '../../site'

/** Everything that this page loads: it is shown as a whole or not at all. */
const kept = [passAffiliates.list, passAffiliates.wishes, passOrders.own, passOrders.orders, passPlans.own]

/**
 * The member's own page: passes and orders, favorite places, questions, and a link to the profile. The payment window returns
 * here.
 */
export function Component() {
  const { t } = useTranslation('seoulitepass.passes')
  const search = useLandingSearch()
  const { given, failed } = search ? landingIn(search) : { given: null, failed: null }
  if (given) {
    return (
      <MyPage title={t('paying')}>
        <PaymentLanding given={given} />
      </MyPage>
    )
  }
  return <Mine failed={failed} />
}

function Mine({ failed }: { failed: Failed | null }) {
  const { t } = useTranslation('seoulitepass.account')
  const { t: common } = useTranslation(site)
  const { items } = useSuspenseQuery(affiliates()).data
  const { data: wished } = useSuspenseQuery(wishes())
  const person = usePerson('member')
  const now = useNow()
  const signOut = useSignOut()
  useOfflinePage('pass', kept)
  const places = wished.flatMap((id) => items.find((each) => each.id === id) ?? [])
  return (
    <MyPage title={common('title.mypage')} lead={person && t('mine.hello', { name: person.name })}>
      <PaymentFailed failed={failed} />
      <Passes />
      <GivenPasses />
      <OpenOrders />
      <OwnPlans />
      <section>
        <h2 className="mb-4 text-xl font-bold">{t('mine.wishes')}</h2>
        {places.length > 0 ? (
          <AffiliateList affiliates={places} now={now} as="h3" />
        ) : (
          <EmptyState
            title={t('mine.noWishes')}
            actions={<ButtonLink to={paths.affiliates}>{t('mine.find')}</ButtonLink>}
          >
            {t('mine.noWishesText')}
          </EmptyState>
        )}
      </section>
      <ProfileSection title={t('mine.questions')} lead={t('mine.questionsText')}>
        <ButtonLink to={paths.inquiry} variant="secondary">
          {t('mine.ask')}
        </ButtonLink>
      </ProfileSection>
      <ProfileSection title={t('mine.profile')} lead={t('mine.profileText')}>
        <ButtonLink to={shopPaths.myProfile} variant="secondary">
          {t('mine.toProfile')}
        </ButtonLink>
      </ProfileSection>
      <Button variant="secondary" onClick={() => void signOut()}>
        {common('account.signOut')}
      </Button>
    </MyPage>
  )
}
