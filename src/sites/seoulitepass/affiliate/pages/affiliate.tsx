import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import type { Affiliate } from '#contract/pass/affiliate'
import { districtPlaces, kilometers } from '#contract/pass/districts'
import { crumbData, graphOf } from '#src/kits/page/json-ld'
import { Page } from '#src/kits/page/page'
import { useContentLang, useVisitor } from '#src/session/visitor'
import { Breadcrumb } from '#src/ui/breadcrumb'
import { Card } from '#src/ui/card'
import { MoreLink } from '#src/ui/more-link'
import { Container, Section } from '#src/ui/page'
import { affiliatesAddress } from '../../parts/affiliates-address'
import { PlaceArt } from '../../parts/place-art'
import { useNow } from '../../parts/use-now'
import { WishButton } from '../../parts/wish-button'
import { affiliates } from '../../queries'
import { paths, site } from '../../site'
import { AffiliateFacts } from '../parts/affiliate-facts'
import { AffiliateList } from '../parts/affiliate-list'
import { HoursTable } from '../parts/hours-table'
import { OpenLine } from '../parts/openness'
import { affiliate as affiliateQuery } from '../queries'

const neighbors = 3

/** The nearest places, closest first. */
const nearest = ({ id, position }: Affiliate, all: readonly Affiliate[]) =>
  all
    .filter((each) => each.id !== id)
    .toSorted((a, b) => kilometers(a.position, position) - kilometers(b.position, position))
    .slice(0, neighbors)

/** One place: whether it is open, the pass's benefit, directions, hours, and places nearby. */
export function Component() {
  const { t } = useTranslation('seoulitepass.affiliate')
  const { t: common } = useTranslation(site)
  const lang = useContentLang()
  const now = useNow()
  const { origin } = useVisitor()
  const { id = '' } = useParams()
  const { affiliate } = useSuspenseQuery(affiliateQuery(id)).data
  const near = nearest(affiliate, useSuspenseQuery(affiliates()).data.items)
  const { name, category, district, about, schedule } = affiliate
  const inDistrict = affiliatesAddress({ district })
  const crumbs = [
    { name: common('nav.affiliates'), path: paths.affiliates },
    { name: name[lang], path: paths.affiliate(id) },
  ]
  return (
    <Page title={name[lang]} description={about[lang]} jsonLd={graphOf(crumbData(crumbs, origin))}>
      <main id="content">
        <Container className="pt-6 pb-(--section)">
          <Breadcrumb
            crumbs={[
              { label: common('nav.affiliates'), to: paths.affiliates },
              { label: districtPlaces[district].name[lang], to: inDistrict },
              { label: name[lang] },
            ]}
          />
          <div className="mt-5 grid items-end gap-6 md:grid-cols-[15rem_minmax(0,1fr)]">
            <PlaceArt category={category} seed={id} className="h-40 w-full rounded-md md:h-60" />
            <header className="flex flex-wrap items-start justify-between gap-4">
              <div className="max-w-reading">
                <p className="text-muted">{common(`category.${category}`)}</p>
                <h1 className="mt-1 mb-3 text-3xl font-bold">{name[lang]}</h1>
                <OpenLine schedule={schedule} now={now} />
              </div>
              <WishButton affiliate={affiliate} />
            </header>
          </div>
          <div className="mt-8 grid items-start gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_24rem]">
            <div className="stack-6">
              <p className="max-w-reading text-lg">{about[lang]}</p>
              <AffiliateFacts affiliate={affiliate} />
              <p className="text-sm text-muted">{t('demo')}</p>
            </div>
            <Card as="section">
              <h2 className="mb-3 text-xl font-bold">{t('hours')}</h2>
              <HoursTable schedule={schedule} />
            </Card>
          </div>
        </Container>
        {near.length > 0 && (
          <Section ground title={t('nearby')} more={<MoreLink to={inDistrict}>{t('onMap')}</MoreLink>}>
            <AffiliateList affiliates={near} now={now} as="h3" />
          </Section>
        )}
      </main>
    </Page>
  )
}
