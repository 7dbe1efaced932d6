import { Conflict } from './check-in'
import { GateCount, GateTour } from './check-in-gate'
import { endpoint } from './endpoint'
import { Day, Instant, LangQuery, Uuid } from './fields'
import { Site } from './sites/sites'
import { z } from './zod'

/** A device during its shift, as the desk sees it. */
export const DeskDevice = z.object({
  id: Uuid,
  site: Site,
  name: z.string(),
  gate_name: z.string(),
  staff_name: z.string(),
  created_at: Instant,
  /** When its last scan arrived; null before the first. */
  last_scan_at: z.nullable(Instant),
  scans: z.number(),
  shift_ends_at: Instant,
  /** When its shift was ended early. */
  ended_at: z.nullable(Instant),
})
export type DeskDevice = z.infer<typeof DeskDevice>

/** Most conflicts of a site shown together; the latest are kept. */
export const shownConflicts = 20

const desk = { auth: 'admin', roles: ['operator'] } as const

/**
 * The gates of every site as operators follow them; each act is in the audit log (product §4). The live events are those of
 * `checkIn`.
 */
export const gatesDesk = {
  /**
   * Sites with tours on the current Seoul day, the counts of their gates, conflicts, and devices whose shift belongs to the day
   * or is still running.
   */
  today: endpoint({
    method: 'get',
    path: '/api/v1/admin/gates',
    ...desk,
    query: LangQuery,
    data: z.object({
      day: Day,
      sites: z.array(
        z.object({
          site: Site,
          /** Events up to this one are included: the live events continue after it. */
          seq: z.number(),
          tours: z.array(GateTour),
          counts: z.array(GateCount),
          conflicts: z.array(Conflict),
          /** Total number of conflicts. */
          conflicts_total: z.number(),
        }),
      ),
      devices: z.array(DeskDevice),
    }),
  }),
  /**
   * Ends the shift of a device immediately: it gets no more live updates; scans made offline can still be sent. Refuses with 409
   * `desk.changed` if the shift has already ended.
   */
  revoke: endpoint({
    method: 'post',
    path: '/api/v1/admin/gate-devices/:id/revoke',
    ...desk,
    params: z.object({ id: Uuid }),
    data: z.object({}),
    limit: 'write',
  }),
}
