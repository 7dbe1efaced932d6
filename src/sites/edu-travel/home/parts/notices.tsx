import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useDates } from '#src/session/dates'
import { useVisitor } from '#src/session/visitor'
import { Section } from '#src/ui/page'
import { firstPosts } from '../../queries'
import { paths } from '../../site'
import { newsLength } from './lengths'

/** The newest notices of the program office. */
export function Notices() {
  const { t } = useTranslation('edu-travel.home')
  const { dayOf } = useDates()
  const { data } = useSuspenseQuery(firstPosts(useVisitor(), 'notice', newsLength))
  if (data.items.length === 0) return null
  return (
    <Section title={t('notices')}>
      <ul className="ruled border-y border-line">
        {data.items.map(({ id, title, lang, published_at }) => (
          <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-6 py-3.5">
            <Link
              to={paths.faqDetail(id)}
              lang={lang}
              className="min-w-0 rounded-sm font-semibold wrap-anywhere hover:text-brand"
            >
              {title}
            </Link>
            <time dateTime={published_at} className="text-sm text-muted">
              {dayOf(published_at)}
            </time>
          </li>
        ))}
      </ul>
    </Section>
  )
}
