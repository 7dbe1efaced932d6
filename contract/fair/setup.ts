import { RequiredText, TimeOfDay, TravelDay } from '../fields'
import type { RefusalCode } from '../refusal'
import { z } from '../zod'
import type { FairBooth, FairDay, FairFigures, FairHall } from './edition'
import { ProgramKind } from './program'
import { minutesOf, timeAt } from './times'

/** Limits of what the fair's office sets; lengths in meters, times in minutes (product §9). */
export const setupLimits = {
  words: 120,
  summary: 500,
  halls: 12,
  days: 10,
  hall: 500,
  booth: 50,
  slotMinutes: { least: 5, most: 240 },
  slotsAtOnce: 40,
  boothsAtOnce: 60,
  requests: 500,
  meetings: 200,
  proposalHours: 168,
  speakers: 12,
  languages: 10,
} as const

const Count = (least: number, most: number) =>
  z
    .number('validation.number')
    .check(z.int('validation.number'), z.gte(least, 'validation.numberLow'), z.lte(most, 'validation.numberHigh'))
const Both = (most: number = setupLimits.words) => z.strictObject({ en: RequiredText(most), ko: RequiredText(most) })
const Meters = Count(0, setupLimits.hall)

const SetHall = z.strictObject({
  /** Booths and the program refer to their hall by it, so it cannot change. */
  id: z.string().check(z.trim(), z.toLowerCase(), z.regex(/^[a-z0-9-]{1,20}$/, 'fair.hallCode')),
  name: Both(),
  width: Count(5, setupLimits.hall),
  height: Count(5, setupLimits.hall),
})
const SetDay = z.strictObject({ day: TravelDay, opens: TimeOfDay, closes: TimeOfDay })

/** The figures of a year as the office sets them, each within its limits; `wrongFigures` checks their consistency. */
export const SetFigures = z.strictObject({
  name: Both(),
  venue: z.strictObject({ name: Both(), address: Both(200) }),
  halls: z.array(SetHall).check(z.minLength(1, 'validation.required'), z.maxLength(setupLimits.halls)),
  days: z.array(SetDay).check(z.minLength(1, 'validation.required'), z.maxLength(setupLimits.days)),
  registration_opens: TravelDay,
  registration_closes: TravelDay,
  requests_open: TravelDay,
  requests_a_day: Count(1, setupLimits.requests),
  requests_waiting: Count(1, setupLimits.requests),
  meetings_most: Count(1, setupLimits.meetings),
  proposal_hours: Count(0, setupLimits.proposalHours),
})

/** Slots of a day created together: `count` of the same length, with a pause between them. */
export const SlotRow = z.strictObject({
  day: TravelDay,
  first: TimeOfDay,
  minutes: Count(setupLimits.slotMinutes.least, setupLimits.slotMinutes.most),
  pause: Count(0, setupLimits.slotMinutes.most),
  count: Count(1, setupLimits.slotsAtOnce),
})
export type SlotRow = z.infer<typeof SlotRow>

const boothPlace = {
  hall: z.string().check(z.minLength(1, 'validation.required'), z.maxLength(20)),
  number: RequiredText(12),
  x: Meters,
  y: Meters,
  width: Count(1, setupLimits.booth),
  height: Count(1, setupLimits.booth),
}
/** The position of a booth; meters from the upper left corner of its hall. */
export const BoothPlace = z.strictObject(boothPlace)
export type BoothPlace = z.infer<typeof BoothPlace>

/** Booths created together: a row of the same size, numbered consecutively from the first one. */
export const BoothRow = z.strictObject({
  ...boothPlace,
  count: Count(1, setupLimits.boothsAtOnce),
  direction: z.enum(['across', 'down']),
  /** Meters between two of them. */
  gap: Count(0, setupLimits.booth),
})
export type BoothRow = z.infer<typeof BoothRow>

/** An item of the program as the office writes it. */
export const SetItem = z.strictObject({
  day: TravelDay,
  starts: TimeOfDay,
  ends: TimeOfDay,
  hall: z.nullable(z.string().check(z.maxLength(20))),
  place: Both(),
  kind: ProgramKind,
  title: Both(),
  summary: Both(setupLimits.summary),
  speakers: z
    .array(z.strictObject({ name: Both(), role: Both() }))
    .check(z.maxLength(setupLimits.speakers, 'validation.tooMany')),
  languages: z
    .array(z.string().check(z.regex(/^[a-z]{2}$/, 'validation.invalid')))
    .check(z.maxLength(setupLimits.languages, 'validation.tooMany')),
})
export type SetItem = z.infer<typeof SetItem>

/** A fault in the input, with its field and the values for its text. */
export interface Wrong {
  code: RefusalCode
  field: string
  values?: Record<string, string>
}

/** A rule and whether it is broken. */
type Judged = [broken: boolean, code: RefusalCode, field: string, values?: Record<string, string>]

function firstOf(judged: readonly Judged[]): Wrong | null {
  const found = judged.find(([broken]) => broken)
  if (!found) return null
  const [, code, field, values] = found
  return { code, field, ...(values && { values }) }
}

/**
 * The first inconsistency in the figures of a year: days must be in order and of one year, and every date before the end of the
 * fair (product §9).
 */
export function wrongFigures(figures: FairFigures): Wrong | null {
  const { days, halls, registration_opens, registration_closes, requests_open } = figures
  const last = days.at(-1)?.day ?? ''
  const year = days[0]?.day.slice(0, 4)
  return firstOf([
    ...halls.map(
      ({ id }, at): Judged => [halls.findIndex((each) => each.id === id) < at, 'fair.hallTwice', `halls.${at}.id`],
    ),
    ...days.flatMap(({ day, opens, closes }, at): Judged[] => [
      [at > 0 && (days[at - 1]?.day ?? '') >= day, 'fair.daysOrder', `days.${at}.day`],
      [day.slice(0, 4) !== year, 'fair.daysYear', `days.${at}.day`],
      [opens >= closes, 'fair.hoursOrder', `days.${at}.closes`],
    ]),
    [registration_closes < registration_opens, 'validation.daysOrder', 'registration_closes'],
    [registration_closes > last, 'fair.afterFair', 'registration_closes'],
    [requests_open < registration_opens, 'fair.requestsFirst', 'requests_open'],
    [requests_open > last, 'fair.afterFair', 'requests_open'],
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
    [starts >= ends, 'fair.timesOrder', 'ends'],
    [minutes < least || minutes > most, 'fair.slotLength', 'ends', { least: String(least), most: String(most) }],
    [starts < opens || ends > closes, 'fair.slotOutside', 'starts', { opens, closes }],
    [crossed !== undefined, 'fair.slotOverlaps', 'starts', { time: `${crossed?.starts}–${crossed?.ends}` }],
  ])
}

/** The numbers of a row of booths, consecutive from the first; null if it contains no digits to count up. */
export function boothNumbers(first: string, count: number): string[] | null {
  if (count === 1) return [first]
  const [, words = '', digits] = /^(.*?)(\d{1,9})$/.exec(first) ?? []
  if (!digits) return null
  return Array.from({ length: count }, (_, at) => words + String(Number(digits) + at).padStart(digits.length, '0'))
}

/** The booths of a row; null if their numbers cannot be counted up. */
export function boothsOfRow({ count, direction, gap, number, ...one }: BoothRow): BoothPlace[] | null {
  const step = { across: [one.width + gap, 0], down: [0, one.height + gap] } as const
  const [right, below] = step[direction]
  return (
    boothNumbers(number, count)?.map((each, at) => ({
      ...one,
      number: each,
      x: one.x + at * right,
      y: one.y + at * below,
    })) ?? null
  )
}

const crosses = (one: BoothPlace, other: BoothPlace): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height

/** Whether a booth extends beyond its hall. */
export const isOutside = ({ x, y, width, height }: Omit<BoothPlace, 'hall' | 'number'>, hall: FairHall): boolean =>
  x + width > hall.width || y + height > hall.height

/** The fault of a booth, given the others of its year; its number is unique across all halls. */
export function wrongBooth(
  booth: BoothPlace,
  halls: readonly FairHall[],
  others: readonly Pick<FairBooth, keyof BoothPlace>[],
): Wrong | null {
  const hall = halls.find(({ id }) => id === booth.hall)
  const { number } = booth
  const crossed = others.find((each) => each.hall === booth.hall && crosses(booth, each))
  const size = { number, width: String(hall?.width), height: String(hall?.height) }
  return firstOf([
    [!hall, 'fair.hallUnknown', 'hall'],
    [others.some((each) => each.number === number), 'fair.boothNumber', 'number', { number }],
    [hall !== undefined && isOutside(booth, hall), 'fair.boothOutside', 'x', size],
    [crossed !== undefined, 'fair.boothOverlaps', 'x', { number, other: crossed?.number ?? '' }],
  ])
}

/** The fault of a program item, given the days and halls of its year. */
export function wrongItem(
  { day, starts, ends, hall }: Pick<SetItem, 'day' | 'starts' | 'ends' | 'hall'>,
  { days, halls }: Pick<FairFigures, 'days' | 'halls'>,
): Wrong | null {
  return firstOf([
    [!days.some((each) => each.day === day), 'fair.dayUnknown', 'day'],
    [starts >= ends, 'fair.timesOrder', 'ends'],
    [hall !== null && !halls.some(({ id }) => id === hall), 'fair.hallUnknown', 'hall'],
  ])
}
