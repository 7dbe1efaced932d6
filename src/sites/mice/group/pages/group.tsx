import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { type GroupRole, groupRoles } from '#contract/mice/group'
import { MyPage } from '#src/kits/account/my-page'
import { Alert } from '#src/ui/alert'
import { ButtonLink } from '#src/ui/button'
import { Card } from '#src/ui/card'
import { EmptyState } from '#src/ui/empty-state'
import { Segmented } from '#src/ui/segmented'
import { NoFair } from '../../parts/no-fair'
import { ownRegistration } from '../../parts/use-own'
import { thisFair } from '../../queries'
import { paths, site } from '../../site'
import { GroupForm } from '../parts/group-form'
import { GroupList } from '../parts/group-list'

/** Registers several people of one organization: each is asked by email, and gets a badge after confirming. */
export function Component() {
  const { t } = useTranslation('mice.group')
  const { t: common } = useTranslation(site)
  const { data: fair } = useSuspenseQuery(thisFair())
  const { registration: own } = useSuspenseQuery(ownRegistration()).data
  const [search, setSearch] = useSearchParams()
  const role: GroupRole = groupRoles.find((each) => each === search.get('as')) ?? 'visitor'
  return (
    <MyPage title={t('title')} lead={t('lead')}>
      {!fair && <NoFair />}
      {fair && !own && (
        <EmptyState title={t('notRegistered')} actions={<ButtonLink to={paths.register}>{t('register')}</ButtonLink>}>
          {t('notRegisteredText')}
        </EmptyState>
      )}
      {fair && own && !fair.is_open && <Alert tone="info">{t('closed')}</Alert>}
      {fair?.is_open && own && (
        <Card pad="lg" className="stack-6">
          <Segmented
            label={t('as')}
            value={role}
            onChange={(as) => setSearch({ as }, { replace: true })}
            options={groupRoles.map((value) => ({ value, label: common(`role.${value}`) }))}
          />
          <GroupForm key={role} role={role} fair={fair} own={own} />
        </Card>
      )}
      {fair && own && <GroupList />}
    </MyPage>
  )
}
