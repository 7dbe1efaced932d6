import Download from 'lucide-react/icons/download'
import { useTranslation } from 'react-i18next'
import type { DocumentKind } from '#contract/education/documents'
import { formFormats, formPath, isFormKind } from '#contract/education/forms'
import { useContentLang } from '#src/session/visitor'
import { button } from '#src/ui/button'

/** A link to the form of a document; nothing if the program has none. */
export function FormLink({ kind }: { kind: DocumentKind }) {
  const { t } = useTranslation('edu-travel.program')
  const lang = useContentLang()
  if (!isFormKind(kind)) return null
  return (
    <a
      href={formPath(kind, lang)}
      download
      aria-label={t('documents.formOf', { name: t(`documents.${kind}.name`), format: formFormats[kind].toUpperCase() })}
      className={button({ variant: 'secondary', size: 'sm' })}
    >
      <Download className="size-4" />
      {t('documents.form', { format: formFormats[kind].toUpperCase() })}
    </a>
  )
}
