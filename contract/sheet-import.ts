import { endpoint } from './endpoint'
import { Instant, Moment } from './fields'
import { z } from './zod'

/** The most bytes of a spreadsheet that is imported (product §9). */
export const sheetBytes = 5 * 1024 * 1024

/** For a check of a whole row: runs it also when single cells are invalid, so that all are named at once. */
export const alsoWithInvalidCells = ({ value }: { value: unknown }): boolean =>
  typeof value === 'object' && value !== null

/** A cell that cannot be imported. */
export const BadCell = z.object({
  /** Place of its row in the call, from 0. */
  at: z.number(),
  column: z.string(),
  /** A code of the refusals. */
  reason: z.string(),
  /** The least number that would be accepted, if the reason is a number that is too low. */
  least: z.optional(z.number()),
})
export type BadCell = z.infer<typeof BadCell>

/** For how many hours an import can be undone (product §9). */
export const importUndoHours = 24

/** An import of drafts that can still be undone. */
export const RecentImport = z.object({
  /** The moment at which all of its drafts were created, which identifies it. */
  created_at: Instant,
  by: z.string(),
  count: z.number(),
  /** The names of drafts that were changed since: while there is one, the import cannot be undone. */
  changed: z.array(z.string()),
})
export type RecentImport = z.infer<typeof RecentImport>

/** How the operators' desk undoes the imports of drafts at a path (product §6). */
export const undoableImport = <const P extends string>(path: P) => ({
  /** The latest imports of the last day that were not undone, newest first. */
  recent: endpoint({
    auth: 'admin',
    roles: ['operator'],
    method: 'get',
    path: `${path}/recent`,
    data: z.object({ items: z.array(RecentImport) }),
  }),
  /**
   * Removes all drafts of an import of the last day, or none. Refuses with 404 if there is none, also if it was undone
   * already, and with 409 `sheet.changedSince` and the name of the first draft on which the desk did anything since.
   */
  undo: endpoint({
    auth: 'admin',
    roles: ['operator'],
    method: 'post',
    path: `${path}/undo`,
    body: z.strictObject({ created_at: Moment }),
    data: z.object({ removed: z.number() }),
    limit: 'write',
  }),
})
export type UndoableImport = ReturnType<typeof undoableImport>
