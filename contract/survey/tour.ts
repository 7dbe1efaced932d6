import { BothLanguages } from '../both-languages'
import { addDays, dayInSeoul, instantInSeoul } from '../days'
import { endpoint } from '../endpoint'
import { Day, Instant, Uuid } from '../fields'
import { z } from '../zod'

/** Destinations of the ROK–US tours; two parts of Busan and three of Jeju are separate tours (product §3). */
export const tourAreas = ['seoul', 'seorak', 'jeonju', 'busan1', 'busan2', 'jeju1', 'jeju2', 'jeju3'] as const
export const TourArea = z.enum(tourAreas)
export type TourArea = z.infer<typeof TourArea>

export const surveyKinds = ['preliminary', 'satisfaction'] as const
export const SurveyKind = z.enum(surveyKinds)
export type SurveyKind = z.infer<typeof SurveyKind>

/** Facilities at the places of a tour. */
export const tourFacilities = [
  'stepFree',
  'liftBus',
  'quietRoom',
  'prayerRoom',
  'familyRoom',
  'firstAid',
  'vegetarian',
  'halal',
  'laundry',
  'wifi',
  'hearingLoop',
  'englishGuide',
] as const
export const TourFacility = z.enum(tourFacilities)
export type TourFacility = z.infer<typeof TourFacility>

/** How long the satisfaction survey stays open after a tour, in days (product §4). */
export const satisfactionDays = 30

/** A tour with the number of free seats. */
export const SurveyTour = z.object({
  id: Uuid,
  area: TourArea,
  /** Its first and last day. */
  starts: Day,
  ends: Day,
  seats: z.number(),
  /** Seats not taken. */
  free: z.number(),
  /** Null while it can still change. */
  confirmed_at: z.nullable(Instant),
  lodging: BothLanguages,
  meeting_point: BothLanguages,
  /** The program of each day, in order. */
  program: z.array(z.object({ title: BothLanguages, text: BothLanguages })),
  facilities: z.array(TourFacility),
})
export type SurveyTour = z.infer<typeof SurveyTour>

/** The period in which a survey can be answered, end excluded; null while its tour is not confirmed. */
export function surveyWindow(
  kind: SurveyKind,
  { starts, ends, confirmed_at }: Pick<SurveyTour, 'starts' | 'ends' | 'confirmed_at'>,
): { opens: Date; closes: Date } | null {
  if (!confirmed_at) return null
  if (kind === 'preliminary') return { opens: new Date(confirmed_at), closes: instantInSeoul(starts) }
  const over = addDays(ends, 1)
  return { opens: instantInSeoul(over), closes: instantInSeoul(addDays(over, satisfactionDays)) }
}

/** The last day in Seoul on which a survey can be answered, given when it closes. */
export const lastDayOf = (closes: Date | string): string => addDays(dayInSeoul(new Date(closes)), -1)

export const surveyStates = ['waiting', 'open', 'closed'] as const
export type SurveyState = (typeof surveyStates)[number]

/** Whether a survey can be answered now (product §4): from the confirmation to the start, or for 30 days from the end. */
export function surveyState(kind: SurveyKind, tour: Parameters<typeof surveyWindow>[1], now: Date): SurveyState {
  const window = surveyWindow(kind, tour)
  if (!window || now < window.opens) return 'waiting'
  return now < window.closes ? 'open' : 'closed'
}

export const surveyTours = {
  /** Tours of the last year and upcoming ones, by first day. */
  list: endpoint({
    method: 'get',
    path: '/api/v1/survey/tours',
    auth: 'none',
    data: z.object({ now: Instant, tours: z.array(SurveyTour) }),
  }),
}
