import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Page } from '#src/kits/page/page'
import { useVisitor } from '#src/session/visitor'
import { EmptyState } from '#src/ui/empty-state'
import { MoreLink } from '#src/ui/more-link'
import { Section } from '#src/ui/page'
import { NoticeStrip } from '../../board/parts/notice-strip'
import { ProductRow } from '../../catalog/parts/product-row'
import { EventGrid } from '../../event/parts/event-row'
import { How } from '../../parts/how'
import { paths } from '../../site'
import { CategoryTiles } from '../parts/category-tiles'
import { Hero } from '../parts/hero'
import { RecentPlace } from '../parts/recent-place'
import { RegionTiles } from '../parts/region-tiles'
import { counts, nextEvents, popular } from '../queries'

export function Component() {
  const { t } = useTranslation('shop')
  const visitor = useVisitor()
  const { data: offer } = useSuspenseQuery(counts(visitor))
  const { data: bestsellers } = useSuspenseQuery(popular(visitor))
  const { data: feasts } = useSuspenseQuery(nextEvents(visitor))
  return (
    <Page>
      <main id="content">
        <Hero picture={offer.hero} />
        {bestsellers.items.length > 0 ? (
          <>
            <Section title={t('main.categories.title')}>
              <CategoryTiles categories={offer.categories} />
            </Section>
            <Section
              ground
              far
              title={t('main.popular.title')}
              lead={t('main.popular.lead')}
              more={<MoreLink to={paths.search()}>{t('main.popular.more')}</MoreLink>}
            >
              <ProductRow products={bestsellers.items} />
            </Section>
            <Section far title={t('main.regions.title')} lead={t('main.regions.lead')}>
              <RegionTiles regions={offer.regions} />
            </Section>
          </>
        ) : (
          <EmptyState title={t('main.empty.title')}>{t('main.empty.text')}</EmptyState>
        )}
        {feasts.items.length > 0 && (
          <Section
            ground
            far
            title={t('main.festivals.title')}
            lead={t('main.festivals.lead')}
            more={<MoreLink to={paths.event}>{t('main.festivals.more')}</MoreLink>}
          >
            <EventGrid events={feasts.items} today={feasts.today} />
          </Section>
        )}
        <RecentPlace />
        <NoticeStrip />
        <How />
      </main>
    </Page>
  )
}
