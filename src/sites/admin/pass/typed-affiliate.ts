import type { AffiliateCategory } from '#contract/pass/affiliate'
import { AffiliateDraft, type WrittenAffiliate } from '#contract/pass/affiliate-desk'
import type { District } from '#contract/pass/districts'
import type { Hours } from '#contract/pass/opening'
import { z } from '#contract/zod'

/** A day's hours in the form; the hours of a closed day are kept while editing. */
type TypedHours = Hours & { isOpen: boolean }

/** The form's values: coordinates as text, and whether each day is open beside its hours. */
export interface TypingAffiliate
  extends Omit<AffiliateDraft, 'position' | 'week' | 'exceptions' | 'category' | 'district'> {
  category: AffiliateCategory
  district: District
  position: { lat: string; lon: string }
  week: TypedHours[]
  exceptions: { day: string; hours: TypedHours; reason: { en: string; ko: string } }[]
}

const usual: Hours = { opens: '10:00', last_entry: '17:30', closes: '18:00' }
const typedHours = (hours: Hours | null): TypedHours => ({ ...(hours ?? usual), isOpen: hours !== null })
const hoursOf = ({ isOpen, ...hours }: TypedHours): Hours | null => (isOpen ? hours : null)

/** A blank day with exceptional hours. */
export const anException = (): TypingAffiliate['exceptions'][number] => ({
  day: '',
  hours: typedHours(null),
  reason: { en: '', ko: '' },
})

/** The form's initial values for an affiliate. */
export const typed = (written: WrittenAffiliate): TypingAffiliate => {
  const { name, about, address, benefit, reservation, category, district, station, position, schedule } = written
  const { visit_minutes, regular_won, saves_won, times_per_pass } = written
  return {
    ...{ name, about, address, benefit, category, district, station },
    ...{ visit_minutes, regular_won, saves_won, times_per_pass },
    reservation: reservation ?? { en: '', ko: '' },
    position: { lat: String(position.lat), lon: String(position.lon) },
    week: schedule.week.map(typedHours),
    exceptions: schedule.exceptions.map(({ day, hours, reason }) => ({ day, reason, hours: typedHours(hours) })),
  }
}

/** The form, validated by the contract's draft (product §5). */
export const TypedAffiliate = z.pipe(
  z.transform(
    ({ position: { lat, lon }, week, exceptions, ...rest }: TypingAffiliate): AffiliateDraft => ({
      ...rest,
      position: { lat: lat === '' ? Number.NaN : Number(lat), lon: lon === '' ? Number.NaN : Number(lon) },
      week: week.map(hoursOf),
      exceptions: exceptions.map(({ hours, ...each }) => ({ ...each, hours: hoursOf(hours) })),
    }),
  ),
  AffiliateDraft,
)
