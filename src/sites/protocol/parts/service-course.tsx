import { useTranslation } from 'react-i18next'
import type { Tour } from '#contract/tour'
import { PriceFrom } from '#src/kits/page/price-from'
import { site } from '../site'
import { Course } from './course'
import { RequestLink } from './request-link'

/** Each assistance step by step, with its meeting point and price. */
export function ServiceCourse({ services }: { services: readonly Tour[] }) {
  const { t } = useTranslation(site)
  return (
    <div className="grid gap-x-12 gap-y-12 lg:grid-cols-2">
      {services.map((service) => {
        const { id, name, summary, itinerary, meeting_point, price, currency } = service
        return (
          <article key={id} className="flex flex-col">
            <h3 className="text-xl font-bold">{name}</h3>
            <p className="mt-2 mb-5 text-muted">{summary}</p>
            <Course steps={itinerary} />
            <p className="mt-4 text-sm text-muted">{t('meet', { place: meeting_point })}</p>
            <div className="mt-5 flex flex-wrap items-center justify-between gap-4">
              <p>
                <PriceFrom price={{ amount: price, currency }} /> {t('immigration.each')}
              </p>
              <RequestLink service={service} />
            </div>
          </article>
        )
      })}
    </div>
  )
}
