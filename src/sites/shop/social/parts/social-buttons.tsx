import { useTranslation } from 'react-i18next'
import { useClientSettings } from '#src/api/start-up'
import { SocialButton } from './social-button'
import { useSetOut } from './use-set-out'

/** Signs in or up with a provider; nothing if none is configured. `words` are shown between it and the form. */
export function SocialButtons({ next, words }: { next: string | null; words: 'or' | 'quick' }) {
  const { t } = useTranslation('shop.social')
  const types = useClientSettings()?.social_types ?? []
  const { leaving, signIn } = useSetOut()
  if (types.length === 0) return null
  const line = (
    <p className="flex items-center gap-4 text-sm text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
      {t(words)}
    </p>
  )
  const buttons = (
    <div className="grid gap-3">
      {types.map((type) => (
        <SocialButton key={type} type={type} busy={leaving === type} onClick={() => void signIn(type, next)}>
          {t('continue', { name: t(`name.${type}`) })}
        </SocialButton>
      ))}
    </div>
  )
  return (
    <div className={words === 'or' ? 'mt-6 space-y-5' : 'mb-7 space-y-4'}>
      {line}
      {buttons}
    </div>
  )
}
