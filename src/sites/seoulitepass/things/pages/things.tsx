import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { districtPlaces, districts } from '#contract/pass/districts'
import { BoardNav } from '#src/kits/board/board-nav'
import { boardAddress } from '#src/kits/board/post-filters'
import { PostList } from '#src/kits/board/post-list'
import { Page } from '#src/kits/page/page'
import { useContentLang, useNumbers, useVisitor } from '#src/session/visitor'
import { ChipLink, Chips } from '#src/ui/chip'
import { EmptyState } from '#src/ui/empty-state'
import { MoreLink } from '#src/ui/more-link'
import { Page as Content, Section } from '#src/ui/page'
import { affiliatesAddress } from '../../parts/affiliates-address'
import { CategoryTiles } from '../../parts/category-tiles'
import { useThingsLinks } from '../../parts/use-things-links'
import { PlannerPart } from '../../plan/parts/planner-part'
import { affiliates } from '../../queries'
import { paths, site } from '../../site'
import { stories } from '../queries'

/** Things to do: stories by season and district, places by kind and by district. */
export function Component() {
  const { t } = useTranslation('seoulitepass.things')
  const { t: common } = useTranslation(site)
  const { items } = useSuspenseQuery(affiliates()).data
  const { data: found } = useSuspenseQuery(stories(useVisitor()))
  return (
    <Page description={t('lead')}>
      <main id="content">
        <Content title={common('title.things')} lead={t('lead')}>
          <div className="mb-8">
            <BoardNav links={useThingsLinks(paths.things)} />
          </div>
          <div className="mb-5 flex flex-wrap items-end justify-between gap-4">
            <h2 className="text-2xl font-bold">{t('seasons')}</h2>
            <MoreLink to={paths.posts}>{t('allStories')}</MoreLink>
          </div>
          <Chips label={t('seasons')}>
            {found.categories.map(({ name, label }) => (
              <ChipLink key={name} to={boardAddress(paths.posts, { category: name })}>
                {label}
              </ChipLink>
            ))}
          </Chips>
          {found.districts.length > 0 && (
            <div className="mt-3">
              <Chips label={t('storyDistricts')}>
                {found.districts.map(({ name, label }) => (
                  <ChipLink key={name} to={boardAddress(paths.posts, { district: name })}>
                    {label}
                  </ChipLink>
                ))}
              </Chips>
            </div>
          )}
          <div className="mt-5">
            {found.items.length > 0 ? (
              <PostList posts={found.items} linkTo={paths.post} as="h3" />
            ) : (
              <EmptyState title={t('noStories')} />
            )}
          </div>
        </Content>
        <PlannerPart path={paths.things} />
        <Section ground title={t('kinds')}>
          <CategoryTiles affiliates={items} />
        </Section>
        <Section title={t('districts')} lead={t('districtsLead')}>
          <DistrictList />
        </Section>
      </main>
    </Page>
  )
}

function DistrictList() {
  const lang = useContentLang()
  const number = useNumbers()
  const { items } = useSuspenseQuery(affiliates()).data
  const counted = districts
    .map((district) => ({ district, count: items.filter((each) => each.district === district).length }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count)
  return (
    <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
      {counted.map(({ district, count }) => (
        <li key={district}>
          <Link
            to={affiliatesAddress({ district })}
            className="flex items-baseline justify-between gap-3 rounded-md border border-line bg-surface px-4 py-3 font-semibold eased hover:border-ink"
          >
            {districtPlaces[district].name[lang]}
            <span className="font-normal text-muted figures">{number(count)}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
