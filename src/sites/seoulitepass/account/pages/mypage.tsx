import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { shopPaths } from '#contract/addresses'
import { MyPage } from '#src/kits/account/my-page'
import { ProfileSection } from '#src/kits/account/profile-section'
import { usePerson } from '#src/session/visitor'
import { Button, ButtonLink } from '#src/ui/button'
import { EmptyState } from '#src/ui/empty-state'
import { AffiliateList } from '../../affiliate/parts/affiliate-list'
import { useNow } from '../../parts/use-now'
import { useSignOut } from '../../parts/use-sign-out'
import { wishes } from '../../parts/use-wishes'
import { affiliates } from '../../queries'
import { paths, site } from '../../site'

/** One's own page: the places one wishes for, one's questions, and the way to the profile. */
export function Component() {
  const { t } = useTranslation('seoulitepass.account')
  const { t: common } = useTranslation(site)
  const { items } = useSuspenseQuery(affiliates()).data
  const { data: wished } = useSuspenseQuery(wishes())
  const person = usePerson('member')
  const now = useNow()
  const signOut = useSignOut()
  const places = wished.flatMap((id) => items.find((each) => each.id === id) ?? [])
  return (
    <MyPage title={common('title.mypage')} lead={person && t('mine.hello', { name: person.name })}>
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
