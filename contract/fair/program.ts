import { BothLanguages } from '../both-languages'
import { endpoint } from '../endpoint'
import { Day, Instant, LangQuery, TimeOfDay, Uuid } from '../fields'
import { z } from '../zod'

/** What an item of the program is. */
export const programKinds = ['ceremony', 'seminar', 'workshop', 'meetings', 'reception', 'tour'] as const
export const ProgramKind = z.enum(programKinds)
export type ProgramKind = z.infer<typeof ProgramKind>

/** Something that takes place at the fair at a time of Seoul; whoever has come may go there. */
export const ProgramItem = z.object({
  id: Uuid,
  day: Day,
  starts: TimeOfDay,
  ends: TimeOfDay,
  /** A hall of the edition, null where it is outside of them. */
  hall: z.nullable(z.string()),
  place: BothLanguages,
  kind: ProgramKind,
  title: BothLanguages,
  summary: BothLanguages,
  speakers: z.array(z.object({ name: BothLanguages, role: BothLanguages })),
  /** Languages in which it can be followed, as ISO 639-1. */
  languages: z.array(z.string()),
  /** When it was last moved or changed after it had been announced, and what changed; null where nothing did. */
  changed: z.nullable(z.object({ at: Instant, what: BothLanguages })),
})
export type ProgramItem = z.infer<typeof ProgramItem>

/** Items in one calendar file at most. */
export const mostKeptItems = 40
/** Ids one after the other with commas between them. */
const Ids = z.string().check(z.regex(/^[0-9a-f-]{36}(?:,[0-9a-f-]{36}){0,39}$/, 'validation.invalid'))

export const fairProgram = {
  /** The program of this year's fair by time; nothing where no fair was announced. */
  list: endpoint({ method: 'get', path: '/api/v1/fair/program', auth: 'none', data: z.array(ProgramItem) }),
  /** Items that somebody has chosen as a calendar file (iCalendar). Refuses with 404 where none of them is on the program. */
  calendar: endpoint({
    method: 'get',
    path: '/api/v1/fair/program/calendar',
    auth: 'none',
    query: z.extend(LangQuery, { items: Ids }),
    data: z.object({ filename: z.string(), text: z.string() }),
  }),
}
