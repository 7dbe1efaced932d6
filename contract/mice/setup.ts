import {
  exhibitionFigures,
  firstOf,
  itemRules,
  itemTexts,
  type Judged,
  planRules,
  SetCount,
  type Wrong,
} from '../exhibition'
import { TravelDay } from '../fields'
import { z } from '../zod'
import type { BoothTerms, boothItems } from './booth'
import type { MiceFigures } from './edition'
import { MiceTrack } from './session'

/** Limits of what the desk of the MICE fair sets; prices in won (product §9). */
export const miceSetupLimits = { price: 100_000_000, tiers: 6, daysBefore: 365, seats: 5_000 } as const

/** The figures of a year as the desk sets them; `wrongMiceFigures` checks their consistency. */
export const SetMiceFigures = z.strictObject(exhibitionFigures)

/** The first inconsistency in the figures of a year. */
export const wrongMiceFigures = (figures: MiceFigures): Wrong | null => firstOf(planRules(figures))

const Price = SetCount(0, miceSetupLimits.price)
const Floor = SetCount(1, miceSetupLimits.price)

/** Prices of booths, the last day for taking one, and what is refunded, as the desk sets them; won, without VAT. */
export const SetBoothTerms = z.strictObject({
  closes: TravelDay,
  shell: Floor,
  raw: Floor,
  corner: Price,
  co_exhibitor: Price,
  items: z.strictObject({
    table: Price,
    chair: Price,
    counter: Price,
    showcase: Price,
    screen: Price,
    spotlight: Price,
    power_2kw: Price,
    power_5kw: Price,
    internet: Price,
  } satisfies Record<(typeof boothItems)[number], typeof Price>),
  cancellation: z
    .array(z.strictObject({ days_before: SetCount(0, miceSetupLimits.daysBefore), refund_percent: SetCount(0, 100) }))
    .check(z.maxLength(miceSetupLimits.tiers, 'validation.tooMany')),
})
export type SetBoothTerms = z.infer<typeof SetBoothTerms>

/** The first fault of the terms: booths are let until the fair at the latest, and a later cancellation never refunds more. */
export function wrongTerms({ closes, cancellation }: BoothTerms, { days }: Pick<MiceFigures, 'days'>): Wrong | null {
  return firstOf([
    [closes > (days.at(-1)?.day ?? ''), 'fair.afterFair', 'closes'],
    ...cancellation.flatMap(({ days_before, refund_percent }, at): Judged[] => {
      const earlier = cancellation[at - 1]
      if (!earlier) return []
      return [
        [earlier.days_before <= days_before, 'mice.tierOrder', `cancellation.${at}.days_before`],
        [earlier.refund_percent < refund_percent, 'mice.tierOrder', `cancellation.${at}.refund_percent`],
      ]
    }),
  ])
}

/** A session of the conference as the desk writes it. */
export const SetMiceSession = z.strictObject({
  ...itemTexts,
  hall: z.string().check(z.minLength(1, 'validation.required'), z.maxLength(20)),
  track: MiceTrack,
  seats: SetCount(1, miceSetupLimits.seats),
})
export type SetMiceSession = z.infer<typeof SetMiceSession>

/** When and where a session takes place. */
type Placed = Pick<SetMiceSession, 'day' | 'starts' | 'ends' | 'hall'>

/** The fault of a session, given its year and the other sessions, of which `titleOf` gives the name for the reader. */
export function wrongSession<S extends Placed>(
  session: Placed,
  figures: Pick<MiceFigures, 'days' | 'halls'>,
  others: readonly S[],
  titleOf: (other: S) => string,
): Wrong | null {
  const { day, starts, ends, hall } = session
  const clash = others.find(
    (each) => each.day === day && each.hall === hall && starts < each.ends && each.starts < ends,
  )
  const named = clash && { title: titleOf(clash), time: `${clash.starts}–${clash.ends}` }
  return firstOf([...itemRules(session, figures), [clash !== undefined, 'mice.sessionClash', 'starts', named]])
}

/** Whether those with a seat have to know: the session is at another time or in another hall. */
export const isMoved = (before: Placed, after: Placed): boolean =>
  (['day', 'starts', 'ends', 'hall'] as const).some((key) => before[key] !== after[key])
