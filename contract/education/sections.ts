import { across } from '../across'
import { Country } from '../countries'
import { daysBetween, isDay } from '../days'
import { Email, OptionalText, Phone, RequiredText, TimeOfDay, TravelDay, WrittenText } from '../fields'
import { z } from '../zod'
import { applicationLimits } from './limits'

/** The kind of applicant, which determines the required documents (product §3). */
export const organizationKinds = ['school', 'university', 'agency', 'other'] as const
export const OrganizationKind = z.enum(organizationKinds, 'validation.required')
export type OrganizationKind = z.infer<typeof OrganizationKind>

export const groupRoles = ['student', 'teacher'] as const
export const ageBands = ['under_10', '10_12', '13_15', '16_18', '19_24', '25_plus'] as const
export const sexes = ['female', 'male', 'other'] as const

/** Kinds of planned activities: three of them are conditions of the program. */
export const activityKinds = ['hotel', 'attraction', 'school', 'other'] as const
export type ActivityKind = (typeof activityKinds)[number]
/** Whether an activity is in Seoul, as a hotel night must be. */
export const places = ['seoul', 'elsewhere'] as const

/** The sections with form fields; documents are a separate section. */
export const writtenSections = ['contact', 'people', 'trip', 'support'] as const
export type WrittenSection = (typeof writtenSections)[number]
/** The sections of an application, in the order of its steps. */
export const sections = [...writtenSections, 'documents'] as const
export const Section = z.enum(sections)
export type Section = z.infer<typeof Section>

/** A number of people, or a quantity: a whole number, at least 1. */
export const Whole = z
  .number('validation.number')
  .check(
    z.int('validation.number'),
    z.gte(1, 'validation.number'),
    z.lte(applicationLimits.people, 'validation.tooMany'),
  )

/** A section as submitted: complete (product §5). */
const Contact = z.strictObject({
  organization: RequiredText(200),
  kind: OrganizationKind,
  country: Country.check(z.minLength(1, 'validation.required')),
  representative: RequiredText(80),
  contact_name: RequiredText(80),
  contact_email: Email,
  contact_phone: Phone,
  website: OptionalText(200),
})

const Group = z.strictObject({
  nationality: Country,
  role: z.enum(groupRoles, 'validation.required'),
  age: z.enum(ageBands, 'validation.required'),
  sex: z.enum(sexes, 'validation.required'),
  count: Whole,
})

const People = z.strictObject({
  groups: z
    .array(Group)
    .check(z.minLength(1, 'validation.required'), z.maxLength(applicationLimits.groups, 'validation.tooMany')),
})

interface Times {
  starts?: string
  ends?: string
}

const Activity = z
  .strictObject({
    kind: z.enum(activityKinds, 'validation.required'),
    name: RequiredText(200),
    place: z.enum(places, 'validation.required'),
    address: OptionalText(200),
    starts: z.union([z.literal(''), TimeOfDay], 'validation.time'),
    ends: z.union([z.literal(''), TimeOfDay], 'validation.time'),
    people: Whole,
    note: OptionalText(applicationLimits.note),
  })
  .check(
    across<Times>(({ starts = '', ends = '' }) => starts === '' || ends === '' || starts < ends, {
      error: 'validation.timesOrder',
      path: ['ends'],
    }),
  )

interface Dates {
  arrival: string
  departure: string
}

const Trip = z
  .strictObject({
    arrival: TravelDay,
    departure: TravelDay,
    purpose: WrittenText(applicationLimits.purpose),
    days: z
      .array(
        z.strictObject({
          date: TravelDay,
          activities: z.array(Activity).check(z.maxLength(applicationLimits.activities, 'validation.tooMany')),
        }),
      )
      .check(z.maxLength(applicationLimits.days, 'validation.tooMany')),
  })
  .check(
    across<Dates>(({ arrival, departure }) => !isDay(arrival) || !isDay(departure) || arrival <= departure, {
      error: 'validation.daysOrder',
      path: ['departure'],
    }),
    across<Dates>(
      ({ arrival, departure }) =>
        !isDay(arrival) || !isDay(departure) || daysBetween(arrival, departure) < applicationLimits.days,
      { error: 'validation.daysTooMany', path: ['departure'] },
    ),
  )

const Support = z.strictObject({
  lines: z
    .array(z.strictObject({ item: RequiredText(40), quantity: Whole }))
    .check(z.minLength(1, 'validation.required'), z.maxLength(50, 'validation.tooMany')),
  reason: WrittenText(applicationLimits.reason),
})

/** The schema of each section when submitted. */
export const complete = { contact: Contact, people: People, trip: Trip, support: Support } as const

/** Fields as saved during typing: within the maximum length, one of a list or still empty, a number or still empty. */
export const Typed = (max = 200) => z.string().check(z.maxLength(max, 'validation.tooLong'))
export const OneOf = <const T extends readonly string[]>(values: T) =>
  z.union([z.literal(''), z.enum(values)], 'validation.invalid')
export const Count = z.nullable(
  z.number().check(z.int('validation.number'), z.gte(0, 'validation.number'), z.lte(999_999, 'validation.tooMany')),
)

/** A section as saved during typing: right types and within maximum lengths, but possibly incomplete (product §5). */
export const typed = {
  contact: z.strictObject({
    organization: Typed(),
    kind: OneOf(organizationKinds),
    country: Typed(2),
    representative: Typed(80),
    contact_name: Typed(80),
    contact_email: Typed(254),
    contact_phone: Typed(40),
    website: Typed(),
  }),
  people: z.strictObject({
    groups: z
      .array(
        z.strictObject({
          nationality: Typed(2),
          role: OneOf(groupRoles),
          age: OneOf(ageBands),
          sex: OneOf(sexes),
          count: Count,
        }),
      )
      .check(z.maxLength(applicationLimits.groups, 'validation.tooMany')),
  }),
  trip: z.strictObject({
    arrival: Typed(10),
    departure: Typed(10),
    purpose: Typed(applicationLimits.purpose),
    days: z
      .array(
        z.strictObject({
          date: Typed(10),
          activities: z
            .array(
              z.strictObject({
                kind: OneOf(activityKinds),
                name: Typed(),
                place: OneOf(places),
                address: Typed(),
                starts: Typed(5),
                ends: Typed(5),
                people: Count,
                note: Typed(applicationLimits.note),
              }),
            )
            .check(z.maxLength(applicationLimits.activities, 'validation.tooMany')),
        }),
      )
      .check(z.maxLength(applicationLimits.storedDays, 'validation.tooMany')),
  }),
  support: z.strictObject({
    lines: z.array(z.strictObject({ item: Typed(40), quantity: Count })).check(z.maxLength(50, 'validation.tooMany')),
    reason: Typed(applicationLimits.reason),
  }),
} as const

export const Written = z.object(typed)
/** The written content of an application, by section. */
export type Written = z.infer<typeof Written>

/** Each section before anything is typed. */
export const blank: Written = {
  contact: {
    organization: '',
    kind: '',
    country: '',
    representative: '',
    contact_name: '',
    contact_email: '',
    contact_phone: '',
    website: '',
  },
  people: { groups: [] },
  trip: { arrival: '', departure: '', purpose: '', days: [] },
  support: { lines: [], reason: '' },
}

/** A missing or invalid value in a section: the path of its field, and a refusal code. */
export interface SectionFault {
  readonly path: string
  readonly code: string
}

/** The faults a schema finds in a value, one per field; empty if it is complete. */
export function faultsBy(schema: z.ZodMiniType, value: unknown): SectionFault[] {
  const faults = new Map<string, SectionFault>()
  for (const { path, message } of schema.safeParse(value).error?.issues ?? []) {
    const field = path.join('.')
    if (!faults.has(field)) faults.set(field, { path: field, code: message })
  }
  return [...faults.values()]
}

/** The faults of a section that prevent submitting it. */
export const faultsOf = (section: WrittenSection, value: unknown): SectionFault[] => faultsBy(complete[section], value)
