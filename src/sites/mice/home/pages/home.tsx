import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { firstPosts } from '#src/kits/board/first-posts'
import { PostLines } from '#src/kits/board/post-lines'
import { shownDay } from '#src/kits/exhibition/countdown'
import { eventData } from '#src/kits/exhibition/event-data'
import { graphOf } from '#src/kits/page/json-ld'
import { Page } from '#src/kits/page/page'
import { useDates } from '#src/session/dates'
import { useContentLang, useVisitor } from '#src/session/visitor'
import { MoreLink } from '#src/ui/more-link'
import { Section } from '#src/ui/page'
import { NoFair } from '../../parts/no-fair'
import { companies as companiesQuery, sessions as sessionsQuery, thisFair } from '../../queries'
import { paths, site } from '../../site'
import { DayProgram } from '../parts/day-program'
import { Hero } from '../parts/hero'
import { newsLength } from '../parts/lengths'
import { SectorGrid } from '../parts/sector-grid'

/** The first page: current sessions, halls, exhibitors, and the registration. */
export function Component() {
  const { t } = useTranslation('mice.home')
  const visitor = useVisitor()
  const lang = useContentLang()
  const { day } = useDates()
  const { data: fair } = useSuspenseQuery(thisFair())
  const { data: companies } = useSuspenseQuery(companiesQuery())
  const { data: sessions } = useSuspenseQuery(sessionsQuery())
  const { data: news } = useSuspenseQuery(firstPosts(site, visitor, 'news', newsLength))
  const about = t('hero.lead')
  const { origin } = visitor
  const data =
    fair && graphOf(eventData(fair, { lang, origin, url: origin + paths.home, picture: '/social/mice.png', about }))
  return (
    <Page description={about} jsonLd={data ?? undefined}>
      <main id="content">
        <Hero fair={fair} />
        {fair ? (
          <>
            <Section
              title={t('next.title')}
              lead={day(shownDay(fair))}
              more={<MoreLink to={paths.conference}>{t('next.more')}</MoreLink>}
            >
              <DayProgram fair={fair} sessions={sessions} />
            </Section>
            <Section
              ground
              title={t('sectors.title', { count: companies.length })}
              more={<MoreLink to={paths.companies}>{t('sectors.more')}</MoreLink>}
            >
              <SectorGrid companies={companies} />
            </Section>
          </>
        ) : (
          <Section>
            <NoFair />
          </Section>
        )}
        {news.items.length > 0 && (
          <Section title={t('news.title')} more={<MoreLink to={paths.news}>{t('news.more')}</MoreLink>}>
            <PostLines posts={news.items} linkTo={paths.newsView} />
          </Section>
        )}
      </main>
    </Page>
  )
}
