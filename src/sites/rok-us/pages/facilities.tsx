import { useSuspenseQuery } from '@tanstack/react-query'
import Check from 'lucide-react/icons/check'
import Minus from 'lucide-react/icons/minus'
import { useTranslation } from 'react-i18next'
import { tourFacilities } from '#contract/survey/tour'
import { Page } from '#src/kits/page/page'
import { EmptyState } from '#src/ui/empty-state'
import { Page as Content } from '#src/ui/page'
import { tourOfAreas } from '../parts/tours'
import { tours as toursQuery } from '../queries'
import { site } from '../site'

/** The facilities of each tour, for comparison; on a phone by area. */
export function Component() {
  const { t } = useTranslation('rok-us.tour')
  const { t: ofSite } = useTranslation(site)
  const { data } = useSuspenseQuery(toursQuery())
  const areas = tourOfAreas(data.tours, data.now).flatMap(({ area, tour }) =>
    tour ? [{ area, has: new Set(tour.facilities) }] : [],
  )
  return (
    <Page description={t('facilities.lead')}>
      <main id="content">
        <Content title={t('facilities.title')} lead={t('facilities.lead')}>
          {areas.length === 0 ? (
            <EmptyState title={t('empty.title')}>{t('empty.text')}</EmptyState>
          ) : (
            <>
              <div className="overflow-x-auto rounded-md border border-line bg-surface max-lg:hidden">
                <table className="w-full border-collapse">
                  <caption className="sr-only">{t('facilities.table')}</caption>
                  <thead>
                    <tr className="border-b border-line bg-sunken">
                      <th scope="col" className="px-4 py-3 text-start font-semibold">
                        {t('facilities.facility')}
                      </th>
                      {areas.map(({ area }) => (
                        <th key={area} scope="col" className="px-2 py-3 text-center font-semibold whitespace-nowrap">
                          {ofSite(`area.${area}`)}
                        </th>
                      ))}
                    </tr>
                  </thead>
                  <tbody>
                    {tourFacilities.map((facility) => (
                      <tr key={facility} className="not-last:border-b not-last:border-line">
                        <th scope="row" className="px-4 py-2.5 text-start font-medium">
                          {t(`facilities.names.${facility}`)}
                        </th>
                        {areas.map(({ area, has }) => {
                          const isThere = has.has(facility)
                          const Icon = isThere ? Check : Minus
                          return (
                            <td key={area} className="px-2 py-2.5">
                              <Icon
                                role="img"
                                aria-label={t(isThere ? 'facilities.yes' : 'facilities.no')}
                                className={`mx-auto size-5 ${isThere ? 'text-brand' : 'text-muted opacity-60'}`}
                              />
                            </td>
                          )
                        })}
                      </tr>
                    ))}
                  </tbody>
                </table>
              </div>
              <ul className="grid gap-4 sm:grid-cols-2 lg:hidden">
                {areas.map(({ area, has }) => (
                  <li key={area} className="rounded-md border border-line bg-surface p-5">
                    <h2 className="text-lg font-bold">{ofSite(`area.${area}`)}</h2>
                    <ul className="mt-3 stack-1.5">
                      {tourFacilities
                        .filter((facility) => has.has(facility))
                        .map((facility) => (
                          <li key={facility} className="flex gap-2.5">
                            <Check aria-hidden="true" className="mt-1 size-4 shrink-0 text-brand" />
                            {t(`facilities.names.${facility}`)}
                          </li>
                        ))}
                    </ul>
                  </li>
                ))}
              </ul>
              <p className="mt-6 max-w-reading text-muted">{t('facilities.ask')}</p>
            </>
          )}
        </Content>
      </main>
    </Page>
  )
}
