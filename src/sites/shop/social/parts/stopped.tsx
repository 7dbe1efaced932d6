import { useTranslation } from 'react-i18next'
import type { SocialType } from '#contract/social'
import { Outcome } from '#src/kits/account/outcome'
import { withNext } from '#src/kits/account/use-next'
import { ButtonLink } from '#src/ui/button'
import { paths } from '../../site'
import { SocialButton } from './social-button'
import type { Arrival } from './use-arrival'
import { useSetOut } from './use-set-out'

interface StoppedProps {
  type: SocialType
  arrival: Extract<Arrival, { at: 'stopped' }>
}

/** A provider's sign-in that ended without a result: why, and how to continue. */
export function Stopped({ type, arrival: { why, linking, next, message } }: StoppedProps) {
  const { t } = useTranslation('shop.social')
  const { leaving, signIn, connect } = useSetOut()
  const name = t(`name.${type}`)
  const again = () => void (linking ? connect(type) : signIn(type, next))
  const text = why === 'taken' || why === 'failed' ? message : t(`stopped.${why}Text`, { name })
  return (
    <Outcome
      tone={why === 'declined' ? 'info' : 'warning'}
      title={t(`stopped.${why}`, { name })}
      actions={
        <>
          {why !== 'taken' && (
            <SocialButton type={type} busy={leaving !== null} onClick={again}>
              {t('stopped.again', { name })}
            </SocialButton>
          )}
          <ButtonLink variant="secondary" wide to={linking ? paths.myProfile : withNext(paths.login, next)}>
            {t(linking ? 'stopped.profile' : 'stopped.other')}
          </ButtonLink>
        </>
      }
    >
      {text}
    </Outcome>
  )
}
