import { ProductId } from './catalog'
import { DayState, DeviceKey, Enrolment, GateCount, GateTour, ShiftStart } from './check-in-gate'
import { scanBatch } from './check-in-rules'
import { LoggedScan, Scan, ScanResult } from './check-in-scan'
import { endpoint } from './endpoint'
import { Day, LangQuery, OptionalText, Paged, Paging, RequiredText, TimeOfDay, TravelDay, Uuid } from './fields'
import { BookingStatus } from './order'
import { Site } from './sites/sites'
import { z } from './zod'

/** Staff at the gates: `gate-staff` at the gates they are assigned to, a `supervisor` at all of them (product §6). */
const staff = ['gate-staff', 'supervisor'] as const

/** A reservation as staff find it: the name is shown only online and never stored on a device. */
export const Party = z.object({
  reservation_number: z.string(),
  representative_name: z.string(),
  tour_id: ProductId,
  tour_name: z.string(),
  option_name: z.string(),
  date: Day,
  start_time: TimeOfDay,
  status: BookingStatus,
  party_size: z.number(),
  admitted: z.number(),
})
export type Party = z.infer<typeof Party>

/**
 * A reservation with more people admitted than it has, or one admitted when it was no longer valid, with each scan listed
 * separately. Its number is empty and its party 0 if a code that is not ours was admitted.
 */
export const Conflict = z.object({
  reservation_number: z.string(),
  tour_id: ProductId,
  party_size: z.number(),
  admitted: z.number(),
  scans: z.array(LoggedScan),
})
export type Conflict = z.infer<typeof Conflict>

/** A stream event: a scan with the updated counts of its gate, or a code that became invalid or valid again. */
export const GateEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('scan'), seq: z.number(), scan: LoggedScan, count: GateCount }),
  z.object({
    type: z.enum(['revoked', 'restored']),
    seq: z.number(),
    tour_id: ProductId,
    reservation_number: z.string(),
  }),
])
export type GateEvent = z.infer<typeof GateEvent>

/** The sequence number from which a stream resumes. */
const Seq = z.coerce.number().check(z.int(), z.gte(0))
const SiteParams = z.object({ site: Site })
const DeviceParams = z.object({ id: Uuid })
const auth = { auth: 'admin', roles: staff } as const
/** Operators follow events at all gates. */
const followed = { auth: 'admin', roles: [...staff, 'operator'] } as const

export const checkIn = {
  /** The day's tours, with the gates where the caller can work. */
  tours: endpoint({
    ...auth,
    method: 'get',
    path: '/api/v1/sites/:site/gates',
    params: SiteParams,
    query: z.extend(LangQuery, { day: z.optional(TravelDay) }),
    data: z.object({ day: Day, tours: z.array(GateTour), counts: z.array(GateCount) }),
  }),
  /**
   * Enrolls a device to scan at a gate for a shift of `shiftHours`. Refuses with 403 `gate.notAssigned`, and 404 for an unknown
   * gate.
   */
  enrol: endpoint({
    ...auth,
    method: 'post',
    path: '/api/v1/sites/:site/gate-devices',
    params: SiteParams,
    query: LangQuery,
    body: z.extend(ShiftStart, { public_key: DeviceKey }),
    data: Enrolment,
    limit: 'write',
  }),
  /** Ends the shift of a device; scans not sent yet can still be sent. */
  end: endpoint({
    ...auth,
    method: 'delete',
    path: '/api/v1/gate-devices/:id',
    params: DeviceParams,
    data: z.object({}),
  }),
  day: endpoint({
    ...auth,
    method: 'get',
    path: '/api/v1/gate-devices/:id/day',
    params: DeviceParams,
    query: LangQuery,
    data: DayState,
  }),
  /**
   * Accepts lines of a device's log in order, each once: repeated lines get the same response as before. Refuses the whole call
   * with 403 `gate.signature`, 409 `gate.logChanged` (another scan under an existing counter), 403 `gate.shiftOver` for a scan
   * made after the shift, and 403 `gate.notAssigned` for a live request at a gate of other staff; scans that already have a
   * verdict can be sent by any staff of the site.
   */
  scan: endpoint({
    ...auth,
    method: 'post',
    path: '/api/v1/gate-devices/:id/scans',
    params: DeviceParams,
    query: LangQuery,
    body: z.strictObject({ scans: z.array(Scan).check(z.minLength(1), z.maxLength(scanBatch)) }),
    data: z.object({ results: z.array(ScanResult) }),
  }),
  /**
   * Paid reservations of a day by departure and number, or those that match `q` in name or number in any status, so that staff
   * can say why one is invalid; filtered by tour, departure or state. `in`: at least one person of the party is in; `waiting`: at
   * least one is not.
   */
  parties: endpoint({
    ...auth,
    method: 'get',
    path: '/api/v1/sites/:site/gate-parties',
    params: SiteParams,
    query: z.extend(z.extend(Paging, LangQuery.shape), {
      day: TravelDay,
      tour_id: z.optional(ProductId),
      start_time: z.optional(TimeOfDay),
      q: z._default(OptionalText(80), ''),
      state: z._default(z.enum(['all', 'waiting', 'in']), 'all'),
    }),
    data: Paged(Party),
  }),
  /** A reservation with every scan of it. Refuses with 404 `gate.notFound`. */
  party: endpoint({
    ...auth,
    method: 'get',
    path: '/api/v1/sites/:site/gate-parties/:number',
    params: z.extend(SiteParams, { number: RequiredText(40) }),
    query: LangQuery,
    data: z.object({ party: Party, scans: z.array(LoggedScan) }),
  }),
  /** The latest scans of a day at the caller's gates, newest first. */
  scans: endpoint({
    ...auth,
    method: 'get',
    path: '/api/v1/sites/:site/gate-scans',
    params: SiteParams,
    query: z.extend(z.extend(Paging, LangQuery.shape), { day: TravelDay, gate_id: z.optional(Uuid) }),
    data: Paged(LoggedScan),
  }),
  conflicts: endpoint({
    ...auth,
    method: 'get',
    path: '/api/v1/sites/:site/gate-conflicts',
    params: SiteParams,
    query: z.extend(z.extend(Paging, LangQuery.shape), { day: TravelDay }),
    data: Paged(Conflict),
  }),
  /**
   * Every event of a day after `after` (or the header `Last-Event-ID`, or now) in the tours of the caller's gates, and conflicts
   * at these gates, as server-sent events whose ids are their `seq`. The stream stays open.
   */
  events: endpoint({
    ...followed,
    method: 'get',
    path: '/api/v1/sites/:site/gate-events',
    params: SiteParams,
    query: z.extend(LangQuery, { day: TravelDay, after: z.optional(Seq) }),
    data: GateEvent,
    stream: true,
  }),
}
