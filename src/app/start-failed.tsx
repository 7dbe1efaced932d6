import { createRoot } from 'react-dom/client'
import { useTranslation } from 'react-i18next'
import { tab } from '#src/session/tab'
import { type Visitor, VisitorProvider } from '#src/session/visitor'

function StartFailed() {
  const { t } = useTranslation('app')
  return (
    <main className="mx-auto max-w-xl px-5 py-24 text-center">
      <title>{t('start.title')}</title>
      <div role="alert">
        <h1 className="text-2xl font-bold">{t('start.title')}</h1>
        <p className="mt-3 text-muted">{t('start.text')}</p>
      </div>
      <button type="button" className="mt-8 font-semibold text-brand underline" onClick={tab.reload}>
        {t('start.retry')}
      </button>
    </main>
  )
}

/** Replaces the whole page when a start-up call failed: never a blank page (product §2). */
export async function showStartFailed(root: HTMLElement, visitor: Visitor): Promise<void> {
  await visitor.i18n.loadNamespaces('app')
  root.textContent = ''
  createRoot(root).render(
    <VisitorProvider visitor={visitor}>
      <StartFailed />
    </VisitorProvider>,
  )
}
