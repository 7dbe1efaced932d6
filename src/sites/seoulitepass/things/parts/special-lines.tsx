import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useContentLang } from '#src/session/visitor'
import { Badge } from '#src/ui/badge'
import { paths } from '../../site'
import type { DayRuns } from '../month'

/** What is special on a day; nothing on an ordinary day. */
export function SpecialLines({ runs: { special, festivals } }: { runs: DayRuns }) {
  const { t } = useTranslation('seoulitepass.things')
  const lang = useContentLang()
  if (special.length + festivals.length === 0) return null
  return (
    <ul className="stack-2 mt-2 text-sm">
      {festivals.map(({ id, name }) => (
        <li key={id} className="flex flex-wrap items-baseline gap-2">
          <Badge tone="accent">{t('calendar.festival')}</Badge>
          {name}
        </li>
      ))}
      {special.map(({ affiliate, reason, shut }) => (
        <li key={affiliate.id} className="flex flex-wrap items-baseline gap-2">
          <Badge tone={shut ? 'neutral' : 'info'}>{t(shut ? 'calendar.closed' : 'calendar.hours')}</Badge>
          <Link to={paths.affiliate(affiliate.id)} className="rounded-sm hover:text-brand hover:underline">
            {affiliate.name[lang]}
          </Link>
          <span className="text-muted">{reason[lang]}</span>
        </li>
      ))}
    </ul>
  )
}
