import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { businessNumberText } from '#contract/fields'
import type { BoothApplication } from '#contract/mice/booth'
import { useCountryName } from '#src/kits/booking/countries'
import { useWon } from '#src/session/use-won'
import { useContentLang } from '#src/session/visitor'
import { Facts } from '#src/ui/facts'
import { thisFair } from '../../queries'

/** A booth with the details of its application. */
export function BoothFacts({ application }: { application: BoothApplication }) {
  const { t } = useTranslation('mice.application')
  const lang = useContentLang()
  const won = useWon()
  const countryName = useCountryName()
  const { data: fair } = useSuspenseQuery(thisFair())
  const { booth, booking, order, invoice, sign, co_exhibitors, type } = application
  const { width, height } = booth
  const hall = fair?.figures.halls.find(({ id }) => id === booth.hall)?.name[lang] ?? booth.hall
  return (
    <Facts
      facts={[
        { label: t('plan.booth'), value: <b>{booth.number}</b> },
        { label: t('mine.facts.hall'), value: hall },
        { label: t('mine.facts.size'), value: t('mine.size', { width, height, area: width * height }) },
        { label: t('mine.facts.type'), value: t(`plan.${type}`) },
        { label: t('mine.facts.sign'), value: invoice && [...new Set([sign.en, sign.ko])].join(' · ') },
        { label: t('mine.facts.co'), value: co_exhibitors.map(({ name }) => name).join(', ') },
        {
          label: t('mine.facts.invoice'),
          value: invoice && [invoice.company, invoice.contact_name, invoice.email].join(' · '),
        },
        {
          label: t('mine.facts.address'),
          value: invoice && `${invoice.address}, ${countryName(invoice.country)}`,
        },
        { label: t('mine.facts.business'), value: invoice && businessNumberText(invoice.business_number) },
        { label: t('mine.facts.method'), value: order.payment_method && t(`mine.method.${order.payment_method}`) },
        {
          label: t('mine.facts.refund'),
          value:
            booking.refund &&
            booking.refund.amount_won > 0 &&
            t(`mine.refund.${booking.refund.status}`, { amount: won(booking.refund.amount_won) }),
        },
        { label: t('mine.facts.number'), value: <span className="figures">{order.id}</span> },
      ]}
    />
  )
}
