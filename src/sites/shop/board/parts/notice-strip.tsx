import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { dayInSeoul } from '#contract/days'
import { firstPosts } from '#src/kits/board/first-posts'
import { dayInWords } from '#src/kits/booking/day-in-words'
import { useLanguage, useVisitor } from '#src/session/visitor'
import { MoreLink } from '#src/ui/more-link'
import { Section } from '#src/ui/page'
import { paths, site } from '../../site'
import { stripLength } from './lengths'

/** The newest notices, on /main: titles and days with the shop's own texts, so that no further texts load. */
export function NoticeStrip() {
  const { t } = useTranslation('shop')
  const language = useLanguage()
  const { data } = useSuspenseQuery(firstPosts(site, useVisitor(), 'notice', stripLength))
  if (data.items.length === 0) return null
  return (
    <Section
      far
      title={t('main.news.title')}
      more={<MoreLink to={paths.board('notice')}>{t('main.news.more')}</MoreLink>}
    >
      <ul className="ruled border-y border-line">
        {data.items.map(({ id, title, lang, published_at }) => (
          <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-6 py-3.5">
            <Link
              to={paths.post(id)}
              lang={lang}
              className="min-w-0 rounded-sm font-semibold wrap-anywhere hover:text-brand"
            >
              {title}
            </Link>
            <time dateTime={published_at} className="text-sm text-muted">
              {dayInWords(dayInSeoul(Date.parse(published_at)), language)}
            </time>
          </li>
        ))}
      </ul>
    </Section>
  )
}
