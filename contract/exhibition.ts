import { addDays } from './days'
import type { FairDay, FairHall } from './fair/edition'
import { RequiredText, TimeOfDay, TravelDay } from './fields'
import type { RefusalCode } from './refusal'
import { z } from './zod'

/** Limits of what the desk of a fair sets; lengths in meters (product §9). */
export const exhibitionLimits = {
  words: 120,
  summary: 500,
  halls: 12,
  days: 10,
  hall: 500,
  booth: 50,
  boothsAtOnce: 60,
  speakers: 12,
  languages: 10,
} as const

/** A whole number within its limits. */
export const SetCount = (least: number, most: number) =>
  z
    .number('validation.number')
    .check(z.int('validation.number'), z.gte(least, 'validation.numberLow'), z.lte(most, 'validation.numberHigh'))
/** A text that is required in both languages. */
export const SetBoth = (most: number = exhibitionLimits.words) =>
  z.strictObject({ en: RequiredText(most), ko: RequiredText(most) })
const Meters = SetCount(0, exhibitionLimits.hall)

const SetHall = z.strictObject({
  /** Booths and the program refer to their hall by it, so it cannot change. */
  id: z.string().check(z.trim(), z.toLowerCase(), z.regex(/^[a-z0-9-]{1,20}$/, 'fair.hallCode')),
  name: SetBoth(),
  width: SetCount(5, exhibitionLimits.hall),
  height: SetCount(5, exhibitionLimits.hall),
})
const SetDay = z.strictObject({ day: TravelDay, opens: TimeOfDay, closes: TimeOfDay })

/** The figures that every fair has, each within its limits; `planRules` check their consistency. */
export const exhibitionFigures = {
  name: SetBoth(),
  venue: z.strictObject({ name: SetBoth(), address: SetBoth(200) }),
  halls: z.array(SetHall).check(z.minLength(1, 'validation.required'), z.maxLength(exhibitionLimits.halls)),
  days: z.array(SetDay).check(z.minLength(1, 'validation.required'), z.maxLength(exhibitionLimits.days)),
  registration_opens: TravelDay,
  registration_closes: TravelDay,
}

const boothPlace = {
  hall: z.string().check(z.minLength(1, 'validation.required'), z.maxLength(20)),
  number: RequiredText(12),
  x: Meters,
  y: Meters,
  width: SetCount(1, exhibitionLimits.booth),
  height: SetCount(1, exhibitionLimits.booth),
}
/** The position of a booth; meters from the upper left corner of its hall. */
export const BoothPlace = z.strictObject(boothPlace)
export type BoothPlace = z.infer<typeof BoothPlace>

/** Booths created together: a row of the same size, numbered consecutively from the first one. */
export const BoothRow = z.strictObject({
  ...boothPlace,
  count: SetCount(1, exhibitionLimits.boothsAtOnce),
  direction: z.enum(['across', 'down']),
  /** Meters between two of them. */
  gap: SetCount(0, exhibitionLimits.booth),
})
export type BoothRow = z.infer<typeof BoothRow>

/** What every item of a program has: when, in which languages, and what it is about. */
export const itemTexts = {
  day: TravelDay,
  starts: TimeOfDay,
  ends: TimeOfDay,
  title: SetBoth(),
  summary: SetBoth(exhibitionLimits.summary),
  speakers: z
    .array(z.strictObject({ name: SetBoth(), role: SetBoth() }))
    .check(z.maxLength(exhibitionLimits.speakers, 'validation.tooMany')),
  languages: z
    .array(z.string().check(z.regex(/^[a-z]{2}$/, 'validation.invalid')))
    .check(z.maxLength(exhibitionLimits.languages, 'validation.tooMany')),
}

/** A fault in the input, with its field and the values for its text. */
export interface Wrong {
  code: RefusalCode
  field: string
  values?: Record<string, string>
}

/** A rule and whether it is broken. */
export type Judged = [broken: boolean, code: RefusalCode, field: string, values?: Record<string, string>]

/** The first broken rule. */
export function firstOf(judged: readonly Judged[]): Wrong | null {
  const found = judged.find(([broken]) => broken)
  if (!found) return null
  const [, code, field, values] = found
  return { code, field, ...(values && { values }) }
}

/** The figures whose consistency is checked for every fair. */
export interface FairPlan {
  halls: readonly FairHall[]
  days: readonly FairDay[]
  registration_opens: string
  registration_closes: string
}

/** The rules of every fair: days must be in order and of one year, and registration must end with the fair (product §9). */
export function planRules({ days, halls, registration_opens, registration_closes }: FairPlan): Judged[] {
  const last = days.at(-1)?.day ?? ''
  const year = days[0]?.day.slice(0, 4)
  return [
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
  ]
}

/** The figures of a fair with every date moved by a number of days. */
export const movedPlan = <P extends FairPlan>(plan: P, by: number) => ({
  ...plan,
  days: plan.days.map(({ day, ...hours }) => ({ ...hours, day: addDays(day, by) })),
  registration_opens: addDays(plan.registration_opens, by),
  registration_closes: addDays(plan.registration_closes, by),
})

/** The numbers of a row of booths, consecutive from the first; null if it contains no digits to count up. */
function boothNumbers(first: string, count: number): string[] | null {
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
export function wrongBooth(booth: BoothPlace, halls: readonly FairHall[], others: readonly BoothPlace[]): Wrong | null {
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

/** The rules of an item of a program, given the days and halls of its year; null is outside the halls. */
export const itemRules = (
  { day, starts, ends, hall }: { day: string; starts: string; ends: string; hall: string | null },
  { days, halls }: Pick<FairPlan, 'days' | 'halls'>,
): Judged[] => [
  [!days.some((each) => each.day === day), 'fair.dayUnknown', 'day'],
  [starts >= ends, 'validation.timesOrder', 'ends'],
  [hall !== null && !halls.some(({ id }) => id === hall), 'fair.hallUnknown', 'hall'],
]
