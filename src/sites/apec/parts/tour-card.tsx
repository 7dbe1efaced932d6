import { useTranslation } from 'react-i18next'
import { intlCode } from '#contract/languages'
import type { Tour } from '#contract/tour'
import { PriceFrom } from '#src/kits/page/price-from'
import { isolated } from '#src/session/isolated'
import { useLanguage } from '#src/session/visitor'
import { ButtonLink } from '#src/ui/button'
import { Card } from '#src/ui/card'
import { Disclosure } from '#src/ui/disclosure'
import { Picture } from '#src/ui/picture'
import { paths, site } from '../site'

const minutesOfHour = 60

/** A tour with its picture; the details of the day unfold. */
export function TourCard({ tour }: { tour: Tour }) {
  const { t } = useTranslation(site)
  const language = useLanguage()
  const names = new Intl.DisplayNames(intlCode(language), { type: 'language' })
  const list = tour.languages.map((code) => isolated(names.of(code) ?? code, language)).join(' · ')
  const hours = Math.round((tour.duration_minutes / minutesOfHour) * 2) / 2
  return (
    <Card as="li" pad="none" className="flex flex-col overflow-hidden border-t-4 border-t-brand">
      <Picture
        picture={tour.picture}
        sizes="(min-width: 64rem) 24rem, (min-width: 40rem) 50vw, 100vw"
        className="aspect-3/2 w-full"
      />
      <div className="flex flex-1 flex-col p-5">
        <h3 className="text-lg font-bold">{tour.name}</h3>
        <p className="mt-1.5 text-muted">{tour.summary}</p>
        <ul className="mt-4 space-y-1 text-sm">
          <li>{t('tour.hours', { count: hours })}</li>
          <li>{t('tour.languages', { list })}</li>
          <li>{t('tour.meet', { place: tour.meeting_point })}</li>
        </ul>
        <div className="my-4">
          <Disclosure title={t('tour.details')}>
            <TourText tour={tour} />
          </Disclosure>
        </div>
        <div className="mt-auto flex flex-wrap items-center justify-between gap-3">
          <PriceFrom price={{ amount: tour.price, currency: tour.currency }} />
          <ButtonLink to={paths.reserve(tour.id)} size="sm" aria-label={t('tour.reserveNamed', { name: tour.name })}>
            {t('tour.reserve')}
          </ButtonLink>
        </div>
      </div>
    </Card>
  )
}

/** The details of a tour: itinerary, what the price includes, and what to know. */
function TourText({ tour }: { tour: Tour }) {
  const { t } = useTranslation(site)
  const lists = [
    ['tour.included', tour.included],
    ['tour.excluded', tour.excluded],
    ['tour.know', tour.know_before],
  ] as const
  return (
    <div className="space-y-4 text-sm">
      {tour.description.split('\n\n').map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <div>
        <h4 className="font-semibold">{t('tour.program')}</h4>
        <ol className="mt-1 ruled">
          {tour.itinerary.map(({ title, text, minutes }) => (
            <li key={title} className="flex justify-between gap-4 py-2">
              <span>
                <b className="font-semibold">{title}</b> {text}
              </span>
              {minutes !== null && (
                <span className="shrink-0 text-muted figures">{t('tour.minutes', { count: minutes })}</span>
              )}
            </li>
          ))}
        </ol>
      </div>
      {lists.map(([key, items]) => (
        <div key={key}>
          <h4 className="font-semibold">{t(key)}</h4>
          <ul className="mt-1 list-disc ps-5">
            {items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
      ))}
      <p className="text-muted">{t('tour.operator', { name: tour.operator })}</p>
    </div>
  )
}
