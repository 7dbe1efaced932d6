import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { firstPosts } from '#src/kits/board/first-posts'
import { PostLines } from '#src/kits/board/post-lines'
import { Page } from '#src/kits/page/page'
import { useVisitor } from '#src/session/visitor'
import { ButtonLink } from '#src/ui/button'
import { EmptyState } from '#src/ui/empty-state'
import { MoreLink } from '#src/ui/more-link'
import { Container, Section } from '#src/ui/page'
import { Crossing } from '../parts/crossing'
import { FirstTool } from '../parts/first-tool'
import { noticesOnHome } from '../parts/lengths'
import { NextTours } from '../parts/next-tours'
import { toursToCome } from '../parts/tours'
import { tours as toursQuery } from '../queries'
import { paths, site } from '../site'

/** A letter of welcome, with the form that finds a tour beside it. */
export function Component() {
  const { t } = useTranslation('rok-us.home')
  const { data } = useSuspenseQuery(toursQuery())
  const { data: notices } = useSuspenseQuery(firstPosts(site, useVisitor(), 'notice', noticesOnHome))
  const next = toursToCome(data.tours, data.now)
  return (
    <Page description={t('letter.first')}>
      <main id="content">
        <div className="relative overflow-hidden" style={{ background: '#f4ecdc' }}>
          <Crossing className="absolute inset-0 size-full rtl:mirrored" />
          <Container className="relative grid items-start gap-8 py-10 md:py-16 lg:grid-cols-[minmax(0,1fr)_25rem] lg:gap-14">
            <article className="rounded-md bg-surface/95 p-6 shadow-md md:p-10">
              <p className="face text-lg text-accent">{t('letter.greeting')}</p>
              <h1 className="mt-2 text-4xl font-bold text-balance">{t('letter.title')}</h1>
              <p className="mt-5 max-w-reading text-lg">{t('letter.first')}</p>
              <p className="mt-3 max-w-reading">{t('letter.second')}</p>
              <p className="face mt-5 text-muted italic">{t('letter.signed')}</p>
              <p className="mt-6 flex flex-wrap gap-3">
                <ButtonLink to={paths.info}>{t('letter.info')}</ButtonLink>
                <ButtonLink to={paths.facilities} variant="secondary">
                  {t('letter.facilities')}
                </ButtonLink>
              </p>
            </article>
            <section className="rounded-md border-t-4 border-accent bg-surface p-6 shadow-md">
              <h2 className="text-2xl font-bold">{t('tool.title')}</h2>
              <p className="mt-1.5 mb-5 text-muted">{t('tool.lead')}</p>
              <FirstTool />
            </section>
          </Container>
        </div>
        <Section title={t('next.title')} more={<MoreLink to={paths.info}>{t('next.more')}</MoreLink>}>
          {next.length > 0 ? (
            <NextTours tours={next} now={data.now} />
          ) : (
            <EmptyState
              title={t('next.none')}
              actions={
                <Link to={paths.info} className="underline">
                  {t('next.more')}
                </Link>
              }
            >
              {t('next.noneText')}
            </EmptyState>
          )}
        </Section>
        {notices.items.length > 0 && (
          <Section ground title={t('notices.title')} more={<MoreLink to={paths.notices}>{t('notices.more')}</MoreLink>}>
            <PostLines posts={notices.items} linkTo={() => paths.notices} />
          </Section>
        )}
      </main>
    </Page>
  )
}
