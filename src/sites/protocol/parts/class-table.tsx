import { useTranslation } from 'react-i18next'
import type { Tour } from '#contract/tour'
import { useMoney } from '#src/api/start-up'
import { site } from '../site'

/** The classes of car with capacity and prices: a table on wide screens, entries on narrow ones. */
export function ClassTable({ services }: { services: readonly Tour[] }) {
  const { t } = useTranslation(site)
  const money = useMoney()
  const [first] = services
  return (
    <ul className="border-t border-line-strong">
      {first?.options.map(({ id, name, description, room }, at) => (
        <li
          key={id}
          className="grid gap-x-8 gap-y-3 border-b border-line py-5 md:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)_minmax(0,1fr)] md:items-baseline"
        >
          <div>
            <h3 className="text-lg font-semibold">{name}</h3>
            <p className="text-muted">{room ? description : ''}</p>
          </div>
          {services.map((service) => {
            const option = service.options[at]
            return (
              option && (
                <p key={service.id} className="flex justify-between gap-4 md:block">
                  <span className="text-sm text-muted md:block">{service.name}</span>
                  <bdi className="text-lg font-semibold figures">
                    {money({ amount: option.price, currency: option.currency })}
                  </bdi>
                </p>
              )
            )
          })}
        </li>
      ))}
      <li className="py-4 text-sm text-muted">{t('vehicle.perVehicle')}</li>
    </ul>
  )
}
