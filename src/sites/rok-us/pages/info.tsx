import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { tourAreas } from '#contract/survey/tour'
import { Page } from '#src/kits/page/page'
import { Page as Content, Section } from '#src/ui/page'
import { useHydrated } from '#src/ui/use-hydrated'
import { AreaDetail } from '../parts/area-detail'
import { AreaMap } from '../parts/area-map'
import { BringList } from '../parts/bring-list'
import { tourOfAreas } from '../parts/tours'
import { tours as toursQuery } from '../queries'
import { paths, site } from '../site'

/** The eight areas on a map and in a list, with their tours, and what to bring. */
export function Component() {
  const { t } = useTranslation('rok-us.tour')
  const { t: ofSite } = useTranslation(site)
  const { hash } = useLocation()
  const hydrated = useHydrated()
  const { data } = useSuspenseQuery(toursQuery())
  // The server does not receive the fragment.
  const chosen = (hydrated && tourAreas.find((area) => hash === `#${area}`)) || null
  return (
    <Page description={t('lead')}>
      <main id="content">
        <Content title={t('title')} lead={t('lead')}>
          <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,22rem)_minmax(0,1fr)] lg:gap-12">
            <div className="rounded-md bg-sunken p-4 max-lg:mx-auto max-lg:w-full max-lg:max-w-form lg:sticky lg:top-24">
              <AreaMap nameOf={(area) => ofSite(`area.${area}`)} linkTo={paths.area} chosen={chosen} />
            </div>
            <section aria-label={t('list')}>
              <h2 className="sr-only">{t('list')}</h2>
              <ul className="stack-4">
                {tourOfAreas(data.tours, data.now).map(({ area, tour }, at) => (
                  <AreaDetail key={area} area={area} nth={at + 1} tour={tour} now={data.now} />
                ))}
              </ul>
            </section>
          </div>
        </Content>
        <Section ground title={t('bring.title')} lead={t('bring.lead')}>
          <BringList />
        </Section>
      </main>
    </Page>
  )
}
