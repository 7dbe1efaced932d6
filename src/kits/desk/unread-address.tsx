import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'

/** Says that the server refuses what an address asks for, such as a mistyped filter, and links to the page without it. */
export function UnreadAddress() {
  const { t } = useTranslation('desk')
  const { pathname } = useLocation()
  return (
    <main id="content" role="alert" className="mx-auto max-w-xl px-5 py-24 text-center">
      <title>{t('unread.title')}</title>
      <meta name="robots" content="noindex" />
      <h1 className="text-xl font-bold">{t('unread.title')}</h1>
      <p className="mt-3 text-muted">{t('unread.text')}</p>
      <p className="mt-8">
        <a href={pathname} className="font-semibold text-brand underline">
          {t('unread.open')}
        </a>
      </p>
    </main>
  )
}
