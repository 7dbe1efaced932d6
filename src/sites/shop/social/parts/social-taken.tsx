import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { SocialType } from '#contract/social'
import { TextLink } from '#src/kits/account/text-link'
import { withNext } from '#src/kits/account/use-next'
import { paths } from '../../site'

/** An address with an account is never connected automatically: its holder does that after signing in (product §4). */
export function SocialTaken({ type }: { type: SocialType }) {
  const { t } = useTranslation('shop.social')
  const email = useWatch({ name: 'email' })
  return (
    <>
      <p className="w-full">{t('signup.takenText', { name: t(`name.${type}`) })}</p>
      <TextLink to={withNext(paths.login, paths.myProfile)} state={{ email }}>
        {t('signup.taken')}
      </TextLink>
    </>
  )
}
