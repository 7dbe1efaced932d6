import {
  exhibitionFigures,
  firstOf,
  itemRules,
  itemTexts,
  planRules,
  SetBoth,
  SetCount,
  type Wrong,
} from '../exhibition'
import { TimeOfDay, TravelDay } from '../fields'
import { z } from '../zod'
import type { FairDay, FairFigures } from './edition'
import { ProgramKind } from './program'
import { minutesOf, timeAt } from './times'

/** Limits of what only the fair's office sets; times in minutes (product §9). */
export const setupLimits = {
  slotMinutes: { least: 5, most: 240 },
  slotsAtOnce: 40,
  requests: 500,
  meetings: 200,
  proposalHours: 168,
} as const

/** The figures of a year as the office sets them, each within its limits; `wrongFigures` checks their consistency. */
export const SetFigures = z.strictObject({
  ...exhibitionFigures,
  requests_open: TravelDay,
  requests_a_day: SetCount(1, setupLimits.requests),
  requests_waiting: SetCount(1, setupLimits.requests),
  meetings_most: SetCount(1, setupLimits.meetings),
  proposal_hours: SetCount(0, setupLimits.proposalHours),
})

/** Slots of a day created together: `count` of the same length, with a pause between them. */
export const SlotRow = z.strictObject({
  day: TravelDay,
  first: TimeOfDay,
  minutes: SetCount(setupLimits.slotMinutes.least, setupLimits.slotMinutes.most),
  pause: SetCount(0, setupLimits.slotMinutes.most),
  count: SetCount(1, setupLimits.slotsAtOnce),
})
export type SlotRow = z.infer<typeof SlotRow>

/** An item of the program as the office writes it. */
export const SetItem = z.strictObject({
  ...itemTexts,
  hall: z.nullable(z.string().check(z.maxLength(20))),
  place: SetBoth(),
  kind: ProgramKind,
})
export type SetItem = z.infer<typeof SetItem>

/**
 * The first inconsistency in the figures of a year: days must be in order and of one year, and every date before the end of the
 * fair (product §9).
 */
export function wrongFigures(figures: FairFigures): Wrong | null {
  const { days, registration_opens, requests_open } = figures
  return firstOf([
    ...planRules(figures),
    [requests_open < registration_opens, 'fair.requestsFirst', 'requests_open'],
    [requests_open > (days.at(-1)?.day ?? ''), 'fair.afterFair', 'requests_open'],
  ])
}

/** The slots of a row; null if they would go past midnight. */
export function slotsOfRow({ first, minutes, pause, count }: SlotRow): { starts: string; ends: string }[] | null {
  const made = Array.from({ length: count }, (_, at) => {
    const from = minutesOf(first) + at * (minutes + pause)
    return { starts: timeAt(from), ends: timeAt(from + minutes) }
  })
  return made.every((each): each is { starts: string; ends: string } => each.starts !== null && each.ends !== null)
    ? made
    : null
}

/** The fault of a slot, given the others of its day. */
export function wrongSlot(
  { starts, ends }: { starts: string; ends: string },
  { opens, closes }: FairDay,
  others: readonly { starts: string; ends: string }[],
): Wrong | null {
  const crossed = others.find((each) => starts < each.ends && each.starts < ends)
  const { least, most } = setupLimits.slotMinutes
  const minutes = minutesOf(ends) - minutesOf(starts)
  return firstOf([
    [starts >= ends, 'validation.timesOrder', 'ends'],
    [minutes < least || minutes > most, 'fair.slotLength', 'ends', { least: String(least), most: String(most) }],
    [starts < opens || ends > closes, 'fair.slotOutside', 'starts', { opens, closes }],
    [crossed !== undefined, 'fair.slotOverlaps', 'starts', { time: `${crossed?.starts}–${crossed?.ends}` }],
  ])
}

/** The fault of a program item, given the days and halls of its year. */
export const wrongItem = (
  item: Pick<SetItem, 'day' | 'starts' | 'ends' | 'hall'>,
  figures: Pick<FairFigures, 'days' | 'halls'>,
): Wrong | null => firstOf(itemRules(item, figures))
