import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { resetMinutes } from '#contract/auth'
import { Button, ButtonLink } from '#src/ui/button'
import { AccountPage } from '../parts/account/account-page'
import { FindPasswordForm } from '../parts/account/find-password-form'
import { Outcome } from '../parts/account/outcome'
import { TextLink } from '../parts/account/text-link'
import { paths } from '../site'

export function Component() {
  const { t } = useTranslation('shop.account')
  const [sentTo, setSentTo] = useState<string | null>(null)
  if (sentTo === null) {
    return (
      <AccountPage
        title={t('findPassword.title')}
        lead={t('findPassword.lead')}
        aside={
          <>
            <TextLink to={paths.login}>{t('findPassword.signIn')}</TextLink>
            <TextLink to={paths.findId}>{t('login.findId')}</TextLink>
          </>
        }
      >
        <FindPasswordForm onSent={setSentTo} />
      </AccountPage>
    )
  }
  return (
    <AccountPage title={t('findPassword.title')}>
      <Outcome
        tone="success"
        title={t('findPassword.done')}
        actions={
          <>
            <ButtonLink to={paths.login} state={{ email: sentTo }} wide>
              {t('findPassword.signIn')}
            </ButtonLink>
            <Button variant="secondary" wide onClick={() => setSentTo(null)}>
              {t('findPassword.again')}
            </Button>
          </>
        }
      >
        {t('findPassword.doneText', { email: sentTo, minutes: resetMinutes })}
      </Outcome>
    </AccountPage>
  )
}
