import { useTranslation } from 'react-i18next'
import type { PassVisit } from '#contract/pass/order'
import { useDates } from '#src/session/dates'
import { useWon } from '#src/session/use-won'
import { useContentLang } from '#src/session/visitor'

/** Where a pass was used, latest first; nothing before the first visit. */
export function PassLedger({ visits }: { visits: readonly PassVisit[] }) {
  const { t } = useTranslation('seoulitepass.passes')
  const lang = useContentLang()
  const { instant } = useDates()
  const won = useWon()
  if (visits.length === 0) return null
  return (
    <div>
      <h4 className="font-semibold">{t('visits')}</h4>
      <ul className="ruled mt-1 text-sm">
        {visits.map(({ affiliate_id, at, name, saved_won }) => (
          <li key={`${affiliate_id} ${at}`} className="flex flex-wrap justify-between gap-x-4 py-2">
            <span>{name[lang]}</span>
            <span className="text-muted figures">
              {instant(at)} · {won(saved_won)}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
