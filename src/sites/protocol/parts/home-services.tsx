import { useTranslation } from 'react-i18next'
import { serviceKinds } from '#contract/services'
import type { Tour } from '#contract/tour'
import { PriceFrom } from '#src/kits/page/price-from'
import { CardTitle } from '#src/ui/card'
import { ofKind } from '../queries'
import { paths, site } from '../site'

/** The three services like entries of a register, each with its lowest price. */
export function HomeServices({ services }: { services: readonly Tour[] }) {
  const { t } = useTranslation(site)
  return (
    <ul className="border-t border-line-strong">
      {serviceKinds.map((kind) => {
        const least = ofKind(services, kind).toSorted((a, b) => a.price - b.price)[0]
        return (
          <li
            key={kind}
            className="group relative grid gap-x-10 gap-y-2 border-b border-line py-7 eased hover:bg-sunken md:grid-cols-[15rem_1fr_auto] md:items-baseline"
          >
            <div className="[&_h3]:text-xl">
              <CardTitle to={paths[kind]}>{t(`title.${kind}`)}</CardTitle>
            </div>
            <p className="max-w-reading text-muted">{t(`home.service.${kind}`)}</p>
            {least && (
              <p className="whitespace-nowrap">
                <PriceFrom price={{ amount: least.price, currency: least.currency }} />
              </p>
            )}
          </li>
        )
      })}
    </ul>
  )
}
