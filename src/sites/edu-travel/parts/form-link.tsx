import Download from 'lucide-react/icons/download'
import { useTranslation } from 'react-i18next'
import type { DocumentKind } from '#contract/education/documents'
import { formFormats, formPath, isFormKind } from '#contract/education/forms'
import { useContentLang } from '#src/session/visitor'
import { button } from '#src/ui/button'
import { site } from '../site'

/** A link to the form of a document with this name; nothing if the program has none. */
export function FormLink({ kind, name }: { kind: DocumentKind; name: string }) {
  const { t } = useTranslation(site)
  const lang = useContentLang()
  if (!isFormKind(kind)) return null
  return (
    <a
      href={formPath(kind, lang)}
      download
      aria-label={t('form.of', { name, format: formFormats[kind].toUpperCase() })}
      className={button({ variant: 'secondary', size: 'sm' })}
    >
      <Download className="size-4" />
      {t('form.get', { format: formFormats[kind].toUpperCase() })}
    </a>
  )
}
