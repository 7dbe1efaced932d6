import { birthDays, daysBetween, isDay, isDayWithin, isMomentWithin, travelDays } from './days'
import { Lang } from './languages'
import { textLimits } from './limits'
import type { RefusalCode } from './refusal'
import { z } from './zod'

export const Uuid = z.uuid('validation.invalid')

/** Whether a text has a character that can be seen: marks of direction, joiners and fillers alone look like an empty field. */
export const isVisible = (text: string): boolean => /[^\s\p{Cf}\u115f\u1160\u3164\uffa0]/u.test(text)

/**
 * A required text: trimmed, at least one visible character, `max` characters at most. `missing` is the refusal of an empty one.
 */
export const RequiredText = (max = 200, missing: RefusalCode = 'validation.required') =>
  z.string().check(
    z.trim(),
    z.minLength(1, missing),
    z.maxLength(max, 'validation.tooLong'),
    z.refine((text) => text === '' || isVisible(text), missing),
  )

/** A text written in sentences, with the minimum length of a sentence (product §5). */
export const WrittenText = (max: number) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'validation.required'),
      z.minLength(textLimits.minText, 'validation.minText'),
      z.maxLength(max, 'validation.tooLong'),
    )

/** A text that may be empty. */
export const OptionalText = (max = 200) => z.string().check(z.trim(), z.maxLength(max, 'validation.tooLong'))

export const Email = z
  .string()
  .check(
    z.trim(),
    z.toLowerCase(),
    z.minLength(1, 'validation.required'),
    z.maxLength(254, 'validation.email'),
    z.email('validation.email'),
  )

/** Product §5: upper and lower case English letters and digits combined. */
export const Password = z
  .string()
  .check(
    z.minLength(1, 'validation.required'),
    z.minLength(textLimits.passwordMin, 'validation.password'),
    z.maxLength(textLimits.passwordMax, 'validation.password'),
    z.regex(/^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)[\x21-\x7e]+$/, 'validation.password'),
  )

/** The password typed on a sign-in page: any text, because the rule may have been different when it was chosen. */
export const TypedPassword = z
  .string()
  .check(z.minLength(1, 'validation.required'), z.maxLength(200, 'validation.tooLong'))

/** The six digits of a code sent to the user. */
export const Code = z.string().check(z.trim(), z.regex(/^\d{6}$/, 'auth.codeWrong'))

/** Korean mobile number without hyphens, or the E.164 digits of another country (product §5). */
export const Phone = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'validation.required'),
    z.regex(/^(01[016789]\d{7,8}|\+[1-9]\d{6,14})$/, 'validation.phone'),
  )

/** Turns a day typed with or without hyphens into YYYY-MM-DD. */
const withHyphens = (text: string): string => text.replace(/^(\d{4})-?(\d{2})-?(\d{2})$/, '$1-$2-$3')

/** A birthday as typed, parsed to an ISO day; the server checks that it is in the past (product §5). */
export const Birthday = z.pipe(
  z.string().check(
    z.trim(),
    z.minLength(1, 'validation.required'),
    z.regex(/^\d{4}-?\d{2}-?\d{2}$/, 'validation.birthday'),
    z.refine((text) => isDayWithin(withHyphens(text), birthDays), 'validation.birthday'),
  ),
  z.transform(withHyphens),
)

const businessWeights = [1, 3, 7, 1, 3, 7, 1, 3, 5]

/** Whether ten digits, with or without hyphens, are a Korean business number: the last one is a check digit (product §5). */
export function isBusinessNumber(text: string): boolean {
  if (!/^\d{3}-?\d{2}-?\d{5}$/.test(text)) return false
  const digits = [...text.replaceAll('-', '')].map(Number)
  const [ninth = 0, last] = digits.slice(8)
  const sum = businessWeights.reduce(
    (sum, weight, at) => sum + weight * (digits[at] ?? 0),
    Math.floor((ninth * 5) / 10),
  )
  return last === (10 - (sum % 10)) % 10
}

/** A Korean business number as typed, or empty. */
export const BusinessNumber = z.string().check(
  z.trim(),
  z.refine((text) => text === '' || isBusinessNumber(text), 'validation.businessNumber'),
)

/** A Korean business number as people write it, 000-00-00000; any other text as it is. */
export const businessNumberText = (text: string): string => text.replace(/^(\d{3})-?(\d{2})-?(\d{5})$/, '$1-$2-$3')

/** A business number, or a part of one, as it is stored and found: without hyphens; any other text as it is. */
export const businessNumberDigits = (text: string): string =>
  /^\d[\d-]*$/.test(text) ? text.replaceAll('-', '') : text

const dayForm = /^\d{4}-\d{2}-\d{2}$/
/** A calendar day in Seoul, YYYY-MM-DD, as responses have it: also one stored under other bounds. */
export const Day = z.string().check(z.regex(dayForm, 'validation.date'), z.refine(isDay, 'validation.date'))
/** Checks a requested or chosen day: it must be a real day within `travelDays`. */
export const travelDayChecks = [
  z.refine<string>((text) => text === '' || isDay(text), 'validation.date'),
  z.refine<string>((text) => !isDay(text) || text >= travelDays.first, 'booking.dayPast'),
  z.refine<string>((text) => text <= travelDays.last || !isDay(text), 'validation.dayFar'),
]
/** A requested or chosen day within `travelDays`. */
export const TravelDay = z.string().check(z.regex(dayForm, 'validation.date'), ...travelDayChecks)

interface SomeDays {
  from?: string | undefined
  to?: string | undefined
}

/** Which rule a span of at most `most` days, both included, breaks; null if either day is missing or invalid. */
export const wrongSpan = (most: number, from = '', to = ''): 'daysOrder' | 'daysTooMany' | null => {
  if (!isDay(from) || !isDay(to)) return null
  if (to < from) return 'daysOrder'
  return daysBetween(from, to) < most ? null : 'daysTooMany'
}

/** Checks a schema with the days `from` and `to`: in order, and at most `most` days, both included. */
export const daysSpan = (most: number) =>
  (['daysOrder', 'daysTooMany'] as const).map((wrong) =>
    z.refine<SomeDays>(({ from, to }) => wrongSpan(most, from, to) !== wrong, {
      error: `validation.${wrong}`,
      path: ['to'],
    }),
  )

/** A time of day in Seoul, HH:MM. */
export const TimeOfDay = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'validation.time'))
/** An instant, ISO 8601 in UTC. */
export const Instant = z.string()
/** A received instant, ISO 8601 with any offset, on one of `travelDays`. */
export const Moment = z.iso
  .datetime({ offset: true, error: 'validation.date' })
  .check(z.refine((text) => isMomentWithin(text, travelDays), 'validation.date'))

/** A passport number as typed; `isPassportOf` checks the form of its country. */
export const PassportNumber = z.string().check(z.trim(), z.toUpperCase(), z.maxLength(9, 'validation.passport'))

/** Korean passports have a known form; all others are six to nine capital letters and digits (product §5). */
export const isPassportOf = (country: string, passport: string): boolean =>
  country === 'KR' ? /^[MSRGD](\d{8}|\d{3}[A-Z]\d{4})$/.test(passport) : /^[A-Z0-9]{6,9}$/.test(passport)

/** A required agreement: only `true` passes. */
export const Agreed = z.boolean().check(z.refine((agreed) => agreed, 'validation.terms'))

export const LangQuery = z.object({ lang: Lang })
/** Like `LangQuery`, for calls of the original list, which name no language: the request's own language is then used. */
export const AnyLangQuery = z.object({ lang: z.optional(Lang) })

/** Rows on a page of a list, unless the list overrides it (product §9). */
export const pageSize = 10
const Count = z.coerce.number().check(z.int(), z.gte(1))
export const Paging = z.object({
  page: z._default(Count, 1),
  per_page: z._default(Count.check(z.lte(50)), pageSize),
})

/** A page of rows with the fields a pager needs. */
export const Paged = <S extends z.ZodMiniType>(row: S) =>
  z.object({ items: z.array(row), page: z.number(), per_page: z.number(), total: z.number() })
