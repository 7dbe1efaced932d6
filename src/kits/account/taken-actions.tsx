import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { AccountLinks } from './links'
import { TextLink } from './text-link'
import { useNext, withNext } from './use-next'

/** Links for a user whose address already has an account. */
export function TakenActions({ links }: { links: Pick<AccountLinks, 'login' | 'findPassword'> }) {
  const { t } = useTranslation('account')
  const email = useWatch({ name: 'email' })
  const next = useNext()
  return (
    <>
      <TextLink to={withNext(links.login, next)} state={{ email }}>
        {t('registration.taken')}
      </TextLink>
      <TextLink to={links.findPassword}>{t('login.forgot')}</TextLink>
    </>
  )
}
