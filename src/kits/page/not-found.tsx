import { useTranslation } from 'react-i18next'

/** Shown where no route matches; the server sends such an address with 404. */
export function NotFound() {
  const { t } = useTranslation('page')
  return (
    <main id="content" className="mx-auto max-w-xl px-5 py-24 text-center">
      <title>{t('notFound.title')}</title>
      <meta name="robots" content="noindex" />
      <p className="text-5xl font-bold text-brand">404</p>
      <h1 className="mt-4 text-2xl font-bold">{t('notFound.title')}</h1>
      <p className="mt-3 text-muted">{t('notFound.text')}</p>
      <a href="/" className="mt-8 inline-block font-semibold text-brand underline">
        {t('notFound.home')}
      </a>
    </main>
  )
}
