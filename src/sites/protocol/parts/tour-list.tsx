import { useTranslation } from 'react-i18next'
import type { Tour } from '#contract/tour'
import { PriceFrom } from '#src/kits/page/price-from'
import { Picture } from '#src/ui/picture'
import { site } from '../site'
import { Course } from './course'
import { RequestLink } from './request-link'

const minutesOfHour = 60

/** The private tours, one below the other, each with its itinerary and what the price includes. */
export function TourList({ tours }: { tours: readonly Tour[] }) {
  const { t } = useTranslation(site)
  return (
    <ul className="space-y-14">
      {tours.map((tour) => (
        <li key={tour.id} className="grid gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
          <div>
            <div className="aspect-video overflow-hidden rounded-md bg-sunken">
              <Picture picture={tour.picture} sizes="(min-width: 1024px) 460px, 100vw" className="size-full" />
            </div>
            <h3 className="mt-5 text-xl font-bold">{tour.name}</h3>
            <p className="mt-2 text-muted">{tour.summary}</p>
          </div>
          <div>
            <Course steps={tour.itinerary} />
            <dl className="mt-4 space-y-2 text-sm">
              {(['included', 'excluded', 'know_before'] as const).map((list) => (
                <div key={list} className="grid gap-x-4 sm:grid-cols-[9rem_1fr]">
                  <dt className="font-semibold">{t(`tour.${list}`)}</dt>
                  <dd className="text-muted">{tour[list].join(' · ')}</dd>
                </div>
              ))}
            </dl>
            <div className="mt-5 flex flex-wrap items-center justify-between gap-4">
              <p>
                <PriceFrom price={{ amount: tour.price, currency: tour.currency }} />{' '}
                <span className="text-muted">{t('tour.party', { count: tour.duration_minutes / minutesOfHour })}</span>
              </p>
              <RequestLink service={tour} />
            </div>
          </div>
        </li>
      ))}
    </ul>
  )
}
