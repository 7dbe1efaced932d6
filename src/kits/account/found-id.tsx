import { useTranslation } from 'react-i18next'
import { Button, ButtonLink } from '#src/ui/button'
import type { AccountLinks } from './links'
import { Outcome } from './outcome'

interface FoundIdProps {
  email: string | null
  links: Pick<AccountLinks, 'login' | 'register'>
  onAgain: () => void
}

/** Shows the masked address that was found, or that there is none. */
export function FoundId({ email, links, onAgain }: FoundIdProps) {
  const { t } = useTranslation('account')
  const again = (
    <Button variant="secondary" wide onClick={onAgain}>
      {t('findId.again')}
    </Button>
  )
  if (!email) {
    return (
      <Outcome
        tone="warning"
        title={t('findId.none')}
        actions={
          <>
            {again}
            <ButtonLink variant="ghost" to={links.register} wide>
              {t('findId.register')}
            </ButtonLink>
          </>
        }
      >
        {t('findId.noneText')}
      </Outcome>
    )
  }
  return (
    <Outcome
      tone="success"
      title={t('findId.found')}
      actions={
        <>
          <ButtonLink to={links.login} wide>
            {t('findId.signIn')}
          </ButtonLink>
          {again}
        </>
      }
    >
      <p className="rounded-md bg-sunken px-4 py-3 text-lg font-semibold text-ink">{email}</p>
    </Outcome>
  )
}
