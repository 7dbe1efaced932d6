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
  /** When the last scan of it arrived; null before the first. */
  last_scan_at: z.nullable(Instant),
  scans: z.number(),
  shift_ends_at: Instant,
  /** When its shift was ended before its time. */
  ended_at: z.nullable(Instant),
})
export type DeskDevice = z.infer<typeof DeskDevice>

/** Most conflicts of a site that are shown at once, the latest. */
export const shownConflicts = 20

const desk = { auth: 'admin', roles: ['operator'] } as const

/** The gates of every site as operators follow them; each act is in the audit log (product §4). The live events are those of `checkIn`. */
export const gatesDesk = {
  /** The Seoul day that it is: the sites with tours on it, what their gates let in, conflicts, and devices whose shift is of the day or runs. */
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
          tours: z.array(GateTour),
          counts: z.array(GateCount),
          conflicts: z.array(Conflict),
          /** How many there are in all. */
          conflicts_total: z.number(),
        }),
      ),
      devices: z.array(DeskDevice),
    }),
  }),
  /**
   * Ends the shift of a device at once: it gets no live updates any more, and scans made without a network can still be sent. Refuses with
   * 409 `desk.changed` where it is over.
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
