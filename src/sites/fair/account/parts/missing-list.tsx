import { useTranslation } from 'react-i18next'
import { completeCount, missingOf } from '#contract/fair/missing'
import type { OwnParticipant } from '#contract/fair/participant'
import { Alert } from '#src/ui/alert'

/** What the profile lacks to be complete in both languages. */
export function MissingList({ own }: { own: OwnParticipant }) {
  const { t } = useTranslation('fair.company')
  const missing = missingOf(own)
  if (missing.length === 0) return <Alert tone="success">{t('missing.complete')}</Alert>
  const all = completeCount(own.side)
  return (
    <section aria-label={t('missing.title')} className="rounded-md border border-line bg-surface p-5">
      <h2 className="flex flex-wrap items-baseline justify-between gap-2 font-bold">
        {t('missing.title')}
        <span className="text-sm font-normal text-muted figures">
          {t('missing.done', { done: all - missing.length, all })}
        </span>
      </h2>
      <ul className="mt-3 flex flex-wrap gap-2 text-sm">
        {missing.map(({ field, lang }) => (
          <li key={`${field}-${lang}`} className="rounded-full bg-sunken px-3 py-1">
            {lang
              ? t('missing.inLang', { field: t(`missing.${field}`), lang: t(`missing.${lang}`) })
              : t(`missing.${field}`)}
          </li>
        ))}
      </ul>
    </section>
  )
}
