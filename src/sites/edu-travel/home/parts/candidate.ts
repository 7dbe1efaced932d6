import { addDays, isDay } from '#contract/days'
import { ceilingWon, eligibility } from '#contract/education/eligibility'
import type { ActivityKind, Written } from '#contract/education/sections'
import type { ProgramYear } from '#contract/education/year'

/** The three kinds of activity, of which a trip needs two. */
export const planned = ['hotel', 'attraction', 'school'] as const satisfies readonly ActivityKind[]

/** The questions of the checker on the first page. */
export interface CheckInput {
  students: number | null
  arrival: string
  plans: (typeof planned)[number][]
}

export const shownConditions = ['students', 'lead_time', 'two_of_three', 'budget'] as const

/** An application with only the checker's answers. */
function writtenOf({ students, arrival, plans }: CheckInput): Written {
  const activity = (kind: ActivityKind) => ({
    kind,
    name: kind,
    place: 'seoul' as const,
    address: '',
    starts: '',
    ends: '',
    people: null,
    note: '',
  })
  return {
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
    people: { groups: [{ nationality: '', role: 'student', age: '', sex: '', count: students }] },
    // One night: the shortest trip that allows a hotel.
    trip: {
      arrival,
      departure: isDay(arrival) ? addDays(arrival, 1) : '9999-12-31',
      purpose: '',
      days: plans.length > 0 ? [{ date: arrival, activities: plans.map(activity) }] : [],
    },
    support: { lines: [], reason: '' },
  }
}

/** The conditions for such a group, by the same rules as its application, and the most won that it could get (product §3). */
export function judge(input: CheckInput, { figures, today, budget_won, committed_won }: ProgramYear) {
  const left_won = budget_won - committed_won
  const { conditions } = eligibility({ written: writtenOf(input), documents: [] }, { figures, today, left_won })
  const shown = shownConditions.flatMap((id) => {
    const condition = conditions.find((each) => each.id === id)
    return condition ? [{ id, verdict: condition.verdict, needed: condition.needed }] : []
  })
  return { shown, most_won: Math.min(ceilingWon(input.students ?? 0, figures), Math.max(0, left_won)) }
}
