import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AccountPage } from '../parts/account/account-page'
import { FindIdForm } from '../parts/account/find-id-form'
import { FoundId } from '../parts/account/found-id'
import { TextLink } from '../parts/account/text-link'
import { paths } from '../site'

export function Component() {
  const { t } = useTranslation('shop.account')
  const [found, setFound] = useState<{ email: string | null } | null>(null)
  return (
    <AccountPage
      title={t('findId.title')}
      lead={t('findId.lead')}
      aside={
        <>
          <TextLink to={paths.login}>{t('findId.signIn')}</TextLink>
          <TextLink to={paths.findPassword}>{t('findId.password')}</TextLink>
        </>
      }
    >
      {found ? <FoundId email={found.email} onAgain={() => setFound(null)} /> : <FindIdForm onFound={setFound} />}
    </AccountPage>
  )
}
