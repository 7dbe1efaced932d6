import { useTranslation } from 'react-i18next'
import type { GuestBooking } from '#contract/guest'
import { intlCode } from '#contract/languages'
import { useCountryName } from '#src/kits/booking/countries'
import { useLanguage } from '#src/session/visitor'
import type { Fact } from '#src/ui/facts'

/** Returns a booking's additional facts in words. */
export function useServiceFacts({ booking: { service } }: GuestBooking): Fact[] {
  const { t } = useTranslation('protocol.request')
  const language = useLanguage()
  const countryName = useCountryName()
  if (!service) return []
  const seats = (count: number): Fact[] => (count > 0 ? [{ label: t('form.childSeats'), value: count }] : [])
  const sign = (name: string): Fact[] => (name ? [{ label: t('form.sign'), value: name }] : [])
  switch (service.kind) {
    case 'vehicle':
      return [
        { label: t('form.waiting'), value: t(`waiting.${service.waiting}`) },
        ...seats(service.child_seats),
        ...sign(service.name_sign),
      ]
    case 'tour': {
      const names = new Intl.DisplayNames(intlCode(language), { type: 'language' })
      return [
        { label: t('form.interpreter'), value: names.of(service.interpreter) ?? service.interpreter },
        ...seats(service.child_seats),
      ]
    }
    case 'immigration':
      return [
        ...sign(service.name_sign),
        ...(service.wheelchair ? [{ label: t('form.wheelchairFact'), value: t('form.yes') }] : []),
        ...service.companions.map(({ name, nationality, passport_number }, at) => ({
          label: t('form.companion', { count: at + 2 }),
          value: t('own.companion', { name, country: countryName(nationality), passport: passport_number }),
        })),
      ]
  }
}
