import { useTranslation } from 'react-i18next'
import { useDesk } from './desk'

/** Says that an account has no role here, and what to do. */
export function NoRole() {
  const { t } = useTranslation('desk')
  const { person, signOut } = useDesk()
  return (
    <main id="content" role="alert" className="mx-auto max-w-xl px-5 py-24 text-center">
      <title>{t('noRole.title')}</title>
      <meta name="robots" content="noindex" />
      <h1 className="text-xl font-bold">{t('noRole.title')}</h1>
      <p className="mt-3 text-muted">{t('noRole.text', { name: person?.name ?? '' })}</p>
      <button type="button" className="mt-8 font-semibold text-brand underline" onClick={() => void signOut()}>
        {t('noRole.other')}
      </button>
    </main>
  )
}
