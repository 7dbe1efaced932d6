import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { FairEdition } from '#contract/fair/edition'
import { useDates } from '#src/session/dates'
import { useContentLang } from '#src/session/visitor'
import { MoreLink } from '#src/ui/more-link'
import { Section } from '#src/ui/page'
import { program } from '../../queries'
import { usePaths } from '../../site'
import { nextLength } from './lengths'

/** The next program items, from today by the server's day. */
export function NextItems({ fair }: { fair: FairEdition }) {
  const { t } = useTranslation('fair.home')
  const paths = usePaths()
  const lang = useContentLang()
  const { day } = useDates()
  const { data } = useSuspenseQuery(program())
  const coming = data.filter((item) => item.day >= fair.today && item.kind !== 'meetings').slice(0, nextLength)
  if (coming.length === 0) return null
  return (
    <Section title={t('next.title')} more={<MoreLink to={paths.program}>{t('next.more')}</MoreLink>}>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {coming.map((item) => (
          <li key={item.id} className="group relative border-t-2 border-brand pt-3">
            <p className="text-sm text-muted figures">
              {day(item.day)} · {item.starts}–{item.ends}
            </p>
            <h3 className="mt-1 text-lg font-bold group-hover:text-brand">
              <Link to={`${paths.program}#${item.id}`} className="after:absolute after:inset-0">
                {item.title[lang]}
              </Link>
            </h3>
            <p className="mt-1 text-sm text-muted">{item.place[lang]}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
