import { departureImport } from '#contract/departure-import'
import type { PlanDepartures } from '#contract/departure-plan'
import type { Person } from './factories'
import { aKey, type Shop } from './orders'

/** The departures of a period as an operator changes them: previewed, then applied as shown. */
export function aPeriod(shop: Shop, operator: Person, productId: string) {
  const as = () => ({ token: operator.token, headers: aKey() })
  const preview = async (body: PlanDepartures) =>
    (await shop.call(departureImport.period, { params: { productId }, body }, as())).data
  const apply = ({ rows, effects }: Awaited<ReturnType<typeof preview>>) => {
    const changes = effects.filter(({ effect }) => effect !== 'same')
    const body = {
      rows: changes.flatMap(({ at }) => rows[at] ?? []),
      seen: changes.map(({ before, was_closed }) => ({ seats: before, is_closed: was_closed })),
      in_calendar: true,
    }
    return shop.call(departureImport.take, { body }, as())
  }
  return { preview, apply, change: async (body: PlanDepartures) => apply(await preview(body)) }
}
