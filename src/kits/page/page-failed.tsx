import { useTranslation } from 'react-i18next'
import { useRouteError } from 'react-router-dom'
import { tab } from '#src/session/tab'
import { NotFound } from './not-found'

/** Whether nothing arrived: no reply or, in any browser's wording, not the page's own files. */
const isLost = (error: unknown) => (error as { status?: number }).status === 0 || /module/.test(String(error))

/** Replaces a page that threw; the frame around the route stays. */
export function PageFailed() {
  const { t } = useTranslation(['page', 'ui'])
  const error = useRouteError()
  if ((error as { status?: number }).status === 404) return <NotFound />
  return (
    <main id="content" role="alert" className="mx-auto max-w-xl px-5 py-24 text-center">
      <title>{t('failed.title')}</title>
      <meta name="robots" content="noindex" />
      <h1 className="text-2xl font-bold">{t('failed.title')}</h1>
      <p className="mt-3 text-muted">{t(isLost(error) ? 'ui:error.text' : 'failed.text')}</p>
      <p className="mt-8 flex justify-center gap-6">
        <button type="button" className="font-semibold text-brand underline" onClick={tab.reload}>
          {t('failed.retry')}
        </button>
        <a href="/" className="font-semibold text-brand underline">
          {t('failed.home')}
        </a>
      </p>
    </main>
  )
}
