import LanguagesIcon from 'lucide-react/icons/languages'
import { useTranslation } from 'react-i18next'
import type { Lang } from '#contract/languages'
import { useContentLang } from '#src/session/visitor'
import { Alert } from '#src/ui/alert'

/** Says that a post only exists in another language, where that is so. */
export function OtherLanguage({ lang }: { lang: Lang }) {
  const { t } = useTranslation('board')
  return useContentLang() === lang ? null : <Alert tone="info">{t(`only.${lang}`)}</Alert>
}

/** Like `OtherLanguage`, in one word for lists. */
export function OtherLanguageMark({ lang }: { lang: Lang }) {
  const { t } = useTranslation('board')
  return useContentLang() === lang ? null : (
    <span className="inline-flex items-center gap-1 text-sm text-muted">
      <LanguagesIcon className="size-4" aria-hidden="true" />
      {t(`language.${lang}`)}
    </span>
  )
}
