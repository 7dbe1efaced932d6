import { daysOf } from '#contract/days'
import type { Written } from '#contract/education/sections'
import type { Random } from '#server/random'
import { type DemoSchool, plans } from './schools'

type Days = Written['trip']['days']

/** Makes up a day of a trip: a night in Seoul except on the last day, and an activity. */
function activitiesOn(r: Random, at: number, last: number, people: number): Days[number]['activities'] {
  const base = { place: 'seoul', address: '', people, note: '' } as const
  const kinds = ['attraction', 'school', 'other'] as const
  const kind = kinds[at % kinds.length] ?? 'other'
  const names = { attraction: plans.attractions, school: plans.schools, other: plans.others }[kind]
  const visit = { ...base, kind, name: r.pick([...names] as [string, ...string[]]), starts: '10:00', ends: '12:30' }
  const night = { ...base, kind: 'hotel' as const, name: r.pick(plans.hotels), starts: '18:00', ends: '' }
  return at === last ? [visit] : [visit, night]
}

/** Makes up a school's complete application. */
export function demoWritten(
  r: Random,
  { teacher, lang: _, ...school }: DemoSchool & { email: string },
  { arrival, departure }: { arrival: string; departure: string },
): Written {
  const students = r.pick([14, 18, 22, 26, 31, 34, 42, 64])
  const girls = Math.round(students * r.between(0.4, 0.6))
  const teachers = Math.max(1, Math.round(students / 12))
  const age = school.kind === 'university' ? '19_24' : r.chance(0.5) ? '13_15' : '16_18'
  const group = { nationality: school.country, age, role: 'student' } as const
  const days = daysOf({ from: arrival, to: departure })
  const { email, ...organization } = school
  return {
    contact: {
      ...organization,
      contact_name: teacher,
      contact_email: email,
      contact_phone: `+1202555${r.whole(1000, 9999)}`,
      website: '',
    },
    people: {
      groups: [
        { ...group, sex: 'female', count: girls },
        { ...group, sex: 'male', count: students - girls },
        { ...group, role: 'teacher', age: '25_plus', sex: 'female', count: teachers },
      ],
    },
    trip: {
      arrival,
      departure,
      purpose: r.pick(plans.purposes),
      days: days.map((date, at) => ({ date, activities: activitiesOn(r, at, days.length - 1, students + teachers) })),
    },
    support: {
      lines: [
        { item: 'coach', quantity: r.whole(1, 4) },
        { item: 'interpreter', quantity: r.whole(2, 6) },
        { item: 'experience', quantity: students },
      ],
      reason: r.pick(plans.reasons),
    },
  }
}
