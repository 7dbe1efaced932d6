import { useTranslation } from 'react-i18next'
import { Outcome } from '#src/kits/account/outcome'
import { Button, ButtonLink } from '#src/ui/button'
import { paths } from '../../site'

interface GuestSentProps {
  sent: { number: string; email: string }
  onAgain: () => void
}

/** Replaces a guest's form: the number, and the address of the answer. */
export function GuestSent({ sent, onAgain }: GuestSentProps) {
  const { t } = useTranslation('shop.board')
  const { t: kit } = useTranslation('board')
  return (
    <Outcome
      tone="success"
      title={kit('inquiry.sent')}
      actions={
        <>
          <ButtonLink to={paths.board()}>{t('register.sentBack')}</ButtonLink>
          <Button variant="secondary" onClick={onAgain}>
            {t('register.sentAgain')}
          </Button>
        </>
      }
    >
      {t('register.sentText', sent)}
    </Outcome>
  )
}
