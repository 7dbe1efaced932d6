import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { MyPage } from '#src/kits/account/my-page'
import { Button, ButtonLink } from '#src/ui/button'
import { EmptyState } from '#src/ui/empty-state'
import { Tabs } from '#src/ui/tabs'
import { NoFair } from '../../parts/no-fair'
import { ownRegistration } from '../../parts/use-own'
import { useSignOut } from '../../parts/use-sign-out'
import { thisFair } from '../../queries'
import { paths, site } from '../../site'
import { BadgeTab } from '../parts/badge-tab'
import { CompaniesTab } from '../parts/companies-tab'
import { RegistrationTab } from '../parts/registration-tab'
import { SessionsTab } from '../parts/sessions-tab'

/** The member's own page: the badge, the roles with their answers, the chosen sessions and the saved companies. */
export function Component() {
  const { t } = useTranslation('mice.account')
  const { t: common } = useTranslation(site)
  const { data: fair } = useSuspenseQuery(thisFair())
  const { registration: own } = useSuspenseQuery(ownRegistration()).data
  const [search, setSearch] = useSearchParams()
  const signOut = useSignOut()
  const toRegister = (
    <EmptyState
      title={t('mine.none')}
      actions={fair?.is_open && <ButtonLink to={paths.register}>{t('mine.register')}</ButtonLink>}
    >
      {t(fair?.is_open ? 'mine.noneText' : 'register.closed')}
    </EmptyState>
  )
  const tabs = fair
    ? [
        { value: 'badge', label: t('tabs.badge'), content: own ? <BadgeTab fair={fair} /> : toRegister },
        {
          value: 'registration',
          label: t('tabs.registration'),
          content: own ? <RegistrationTab own={own} fair={fair} /> : toRegister,
        },
        { value: 'sessions', label: t('tabs.sessions'), content: own ? <SessionsTab /> : toRegister },
        { value: 'companies', label: t('tabs.companies'), content: <CompaniesTab fair={fair} /> },
      ]
    : []
  const shown = tabs.find(({ value }) => value === search.get('tab'))?.value ?? 'badge'
  return (
    <MyPage
      title={t('mine.title')}
      lead={own && t('mine.hello', { name: own.person.name, of: own.person.organization })}
    >
      {fair ? (
        <Tabs label={t('tabs.label')} tabs={tabs} value={shown} onChange={(tab) => setSearch({ tab })} />
      ) : (
        <NoFair />
      )}
      <Button variant="secondary" onClick={() => void signOut()}>
        {common('account.signOut')}
      </Button>
    </MyPage>
  )
}
