import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { firstPosts } from '#src/kits/board/first-posts'
import { PostLines } from '#src/kits/board/post-lines'
import { Page } from '#src/kits/page/page'
import { useVisitor } from '#src/session/visitor'
import { EmptyState } from '#src/ui/empty-state'
import { MoreLink } from '#src/ui/more-link'
import { Section } from '#src/ui/page'
import { CategoryTiles } from '../../parts/category-tiles'
import { Rules } from '../../parts/rules'
import { affiliates as affiliatesQuery, passTypes } from '../../queries'
import { paths, site } from '../../site'
import { Hero } from '../parts/hero'
import { postsOnHome } from '../parts/lengths'
import { PassList } from '../parts/pass-list'
import { SavingsTool } from '../parts/savings-tool'

/** The first page: the pass's places, whether it pays off for the visitor's days, and its rules. */
export function Component() {
  const { t } = useTranslation('seoulitepass.home')
  const { t: common } = useTranslation(site)
  const { items } = useSuspenseQuery(affiliatesQuery()).data
  const { data: types } = useSuspenseQuery(passTypes())
  const { data: posts } = useSuspenseQuery(firstPosts(site, useVisitor(), 'things', postsOnHome))
  return (
    <Page>
      <main id="content">
        <Hero places={items.length} />
        {items.length > 0 && types.length > 0 ? (
          <>
            <Section title={t('tool.title')} lead={t('tool.lead')}>
              <SavingsTool affiliates={items} types={types} />
            </Section>
            <Section
              ground
              title={t('passes.title')}
              lead={t('passes.lead')}
              more={<MoreLink to={paths.card}>{t('hero.buy')}</MoreLink>}
            >
              <PassList types={types} />
            </Section>
            <Section title={t('places.title')} more={<MoreLink to={paths.affiliates}>{t('places.more')}</MoreLink>}>
              <CategoryTiles affiliates={items} />
            </Section>
          </>
        ) : (
          <Section>
            <EmptyState title={t('none')}>{t('noneText')}</EmptyState>
          </Section>
        )}
        <Section ground title={common('rules.title')} lead={common('rules.lead')}>
          <Rules />
        </Section>
        {posts.items.length > 0 && (
          <Section title={t('stories.title')} more={<MoreLink to={paths.posts}>{t('stories.more')}</MoreLink>}>
            <PostLines posts={posts.items} linkTo={paths.post} />
          </Section>
        )}
      </main>
    </Page>
  )
}
