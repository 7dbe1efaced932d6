import { useTranslation } from 'react-i18next'
import { shopPaths } from '#contract/addresses'
import { useLanguage } from '#src/session/visitor'
import { CheckboxField } from '#src/ui/form/checkbox-field'

const agreements = [
  { name: 'agree_terms', label: 'agreeTerms', read: 'readTerms', path: shopPaths.terms },
  { name: 'agree_privacy', label: 'agreePrivacy', read: 'readPrivacy', path: shopPaths.privacy },
] as const

/**
 * The agreements before paying, each with a link to its text in another tab, in the reader's language (product §5). `terms` and
 * `privacy` replace the labels where they differ from those for travelers.
 */
export function AgreementFields({ terms, privacy }: { terms?: string; privacy?: string }) {
  const own = { agree_terms: terms, agree_privacy: privacy }
  const { t } = useTranslation('guest')
  const language = useLanguage()
  return agreements.map(({ name, label, read, path }) => (
    <div key={name} className="flex items-start justify-between gap-4">
      <CheckboxField name={name} label={own[name] ?? t(`form.${label}`)} />
      <a
        href={`${path}?lang=${language}`}
        target="_blank"
        rel="noopener"
        aria-label={t(`form.${read}`)}
        className="-my-0.5 shrink-0 rounded-sm px-1.5 py-1 text-sm font-semibold text-brand underline underline-offset-4"
      >
        {t('form.read')}
      </a>
    </div>
  ))
}
