import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { paths } from '../../site'
import { TextLink } from './text-link'
import { useNext, withNext } from './use-next'

/** Where somebody goes whose address has an account already. */
export function TakenActions() {
  const { t } = useTranslation('shop.account')
  const email = useWatch({ name: 'email' })
  const next = useNext()
  return (
    <>
      <TextLink to={withNext(paths.login, next)} state={{ email }}>
        {t('registration.taken')}
      </TextLink>
      <TextLink to={paths.findPassword}>{t('login.forgot')}</TextLink>
    </>
  )
}
