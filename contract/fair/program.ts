import { BothLanguages } from '../both-languages'
import { endpoint } from '../endpoint'
import { Day, Instant, LangQuery, TimeOfDay, Uuid } from '../fields'
import { z } from '../zod'

/** Kinds of program items. */
export const programKinds = ['ceremony', 'seminar', 'workshop', 'meetings', 'reception', 'tour'] as const
export const ProgramKind = z.enum(programKinds)
export type ProgramKind = z.infer<typeof ProgramKind>

/** An event at the fair, with times in Seoul; open to all who attend. */
export const ProgramItem = z.object({
  id: Uuid,
  day: Day,
  starts: TimeOfDay,
  ends: TimeOfDay,
  /** A hall of the edition; null if it is elsewhere. */
  hall: z.nullable(z.string()),
  place: BothLanguages,
  kind: ProgramKind,
  title: BothLanguages,
  summary: BothLanguages,
  speakers: z.array(z.object({ name: BothLanguages, role: BothLanguages })),
  /** Languages in which it can be followed, as ISO 639-1. */
  languages: z.array(z.string()),
  /** Its last change after it was announced, and what changed; null if nothing did. */
  changed: z.nullable(z.object({ at: Instant, what: BothLanguages })),
})
export type ProgramItem = z.infer<typeof ProgramItem>

/** Most items in one calendar file. */
export const mostKeptItems = 40
/** Comma-separated ids. */
const Ids = z.string().check(z.regex(/^[0-9a-f-]{36}(?:,[0-9a-f-]{36}){0,39}$/, 'validation.invalid'))

export const fairProgram = {
  /** The program of this year's fair by time; empty if no fair was announced. */
  list: endpoint({ method: 'get', path: '/api/v1/fair/program', auth: 'none', data: z.array(ProgramItem) }),
  /** The chosen items as a calendar file (iCalendar). Refuses with 404 if none of them is on the program. */
  calendar: endpoint({
    method: 'get',
    path: '/api/v1/fair/program/calendar',
    auth: 'none',
    query: z.extend(LangQuery, { items: Ids }),
    data: z.object({ filename: z.string(), text: z.string() }),
  }),
}
