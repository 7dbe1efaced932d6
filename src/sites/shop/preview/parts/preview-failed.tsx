import { useTranslation } from 'react-i18next'
import { useRouteError } from 'react-router-dom'
import { tab } from '#src/session/tab'
import { useStaying } from './use-staying'

/** Replaces a preview that failed. Like all of the preview it has no link that leads away from it. */
export function PreviewFailed() {
  const { t } = useTranslation('page')
  useStaying()
  const isMissing = (useRouteError() as { status?: number }).status === 404
  return (
    <main id="content" role="alert" className="mx-auto max-w-xl px-5 py-24 text-center">
      <title>{t(isMissing ? 'notFound.title' : 'failed.title')}</title>
      <h1 className="text-2xl font-bold">{t(isMissing ? 'notFound.title' : 'failed.title')}</h1>
      <p className="mt-3 text-muted">{t(isMissing ? 'notFound.text' : 'failed.text')}</p>
      <button type="button" className="mt-8 font-semibold text-brand underline" onClick={tab.reload}>
        {t('failed.retry')}
      </button>
    </main>
  )
}
