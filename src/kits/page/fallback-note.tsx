import Languages from 'lucide-react/icons/languages'
import X from 'lucide-react/icons/x'
import { useTranslation } from 'react-i18next'
import { useLanguage, usePrefs, useVisitor } from '#src/session/visitor'
import { IconButton } from '#src/ui/icon-button'
import { Container } from '#src/ui/page'

/** Says in the reader's language that part of the page is in English, until it is closed for this tab (product §1). */
export function FallbackNote() {
  const { t } = useTranslation('page')
  const { prefs } = useVisitor()
  const language = useLanguage()
  const closed = usePrefs((each) => each.noteClosed)
  if (closed) return null
  return (
    <aside lang={language} aria-label={t('language.label')} className="border-y border-line bg-info-soft text-sm">
      <Container className="flex items-center gap-2.5 py-0.5">
        <Languages aria-hidden="true" className="size-4.5 shrink-0 text-info" />
        <p className="min-w-0 flex-1">{t('fallback.note')}</p>
        <IconButton
          label={t('fallback.close')}
          size="sm"
          className="-me-2.5"
          onClick={() => prefs.setState({ noteClosed: true })}
        >
          <X className="size-4" />
        </IconButton>
      </Container>
    </aside>
  )
}
