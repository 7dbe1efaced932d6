import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { miceRoles } from '#contract/mice/registration'
import { AccountPage } from '#src/kits/account/account-page'
import { TextLink } from '#src/kits/account/text-link'
import { useNext, withNext } from '#src/kits/account/use-next'
import { Alert } from '#src/ui/alert'
import { Badge } from '#src/ui/badge'
import { Card, CardTitle } from '#src/ui/card'
import { NoFair } from '../../parts/no-fair'
import { ownRegistration, useSignedIn } from '../../parts/use-own'
import { thisFair } from '../../queries'
import { paths, site } from '../../site'

/** The choice of a role; a Naru account is enough for all of them. */
export function Component() {
  const { t } = useTranslation('mice.account')
  const { t: common } = useTranslation(site)
  const { data: fair } = useSuspenseQuery(thisFair())
  const signedIn = useSignedIn()
  const { data } = useQuery({ ...ownRegistration(), enabled: signedIn })
  const next = useNext()
  const own = signedIn ? data?.registration : null
  return (
    <AccountPage
      title={t('register.title')}
      lead={t('register.lead')}
      aside={
        signedIn ? (
          <TextLink to={paths.mypage}>{t('register.toMypage')}</TextLink>
        ) : (
          <p className="text-muted">
            {t('register.have')}{' '}
            <TextLink to={withNext(paths.login, next ?? paths.register)}>{t('register.signIn')}</TextLink>
          </p>
        )
      }
    >
      {!fair && <NoFair />}
      {fair && !fair.is_open && <Alert tone="info">{t('register.closed')}</Alert>}
      {fair?.is_open && (
        <ul className="space-y-4">
          {miceRoles.map((role) => (
            <Card as="li" key={role} lifts pad="lg">
              <div className="flex flex-wrap items-center justify-between gap-2">
                <CardTitle as="h2" to={withNext(paths.registerAs(role), next)}>
                  <span className="text-xl font-bold">{common(`role.${role}`)}</span>
                </CardTitle>
                {own?.[role] && <Badge tone="success">{t('register.taken')}</Badge>}
              </div>
              <p className="mt-1 text-muted">{t(`register.${role}`)}</p>
            </Card>
          ))}
        </ul>
      )}
      {fair?.is_open && (
        <p className="mt-6 text-muted">
          {t('register.groupText')} <TextLink to={paths.registerGroup}>{t('register.group')}</TextLink>
        </p>
      )}
    </AccountPage>
  )
}
