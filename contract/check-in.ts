import { ProductId } from './catalog'
import { DayState, DeviceKey, Enrolment, GateCount, GateTour, ShiftStart } from './check-in-gate'
import { scanBatch } from './check-in-rules'
import { LoggedScan, Scan, ScanResult } from './check-in-scan'
import { endpoint } from './endpoint'
import { Day, LangQuery, OptionalText, Paged, Paging, RequiredText, TimeOfDay, TravelDay, Uuid } from './fields'
import { BookingStatus } from './order'
import { Site } from './sites/sites'
import { z } from './zod'

/** Who works at the gates: `gate-staff` at those they are assigned to, a `supervisor` at all of them (product §6). */
const staff = ['gate-staff', 'supervisor'] as const

/** A reservation as staff find it: the name is shown to staff who are online, and kept nowhere on a device. */
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
 * A reservation that more people went in on than it has, or that was no longer good: each scan of it, none merged away. Its
 * number is empty and its party 0 where a code that is none of ours was let in.
 */
export const Conflict = z.object({
  reservation_number: z.string(),
  tour_id: ProductId,
  party_size: z.number(),
  admitted: z.number(),
  scans: z.array(LoggedScan),
})
export type Conflict = z.infer<typeof Conflict>

/** What the stream sends: a scan with the counts of its gate after it, a code that is no longer good, or is again. */
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

/** Where a stream goes on. */
const Seq = z.coerce.number().check(z.int(), z.gte(0))
const SiteParams = z.object({ site: Site })
const DeviceParams = z.object({ id: Uuid })
const auth = { auth: 'admin', roles: staff } as const
/** Operators follow what happens at all gates. */
const followed = { auth: 'admin', roles: [...staff, 'operator'] } as const

export const checkIn = {
  /** The tours of the day with the gates that the caller may work at. */
  tours: endpoint({
    ...auth,
    method: 'get',
    path: '/api/v1/sites/:site/gates',
    params: SiteParams,
    query: z.extend(LangQuery, { day: z.optional(TravelDay) }),
    data: z.object({ day: Day, tours: z.array(GateTour), counts: z.array(GateCount) }),
  }),
  /** Makes a device fit to scan at a gate for a shift of `shiftHours`. Refuses with 403 `gate.notAssigned`, 404 for a gate that there is not. */
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
  /** Ends the shift of a device; what it has not sent yet can still be sent. */
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
   * Takes lines of a device's log in their order, each once: sent again they are answered as before. Refuses the whole
   * with 403 `gate.signature`, 409 `gate.logChanged` (another scan under a counter that there is), 403 `gate.shiftOver` for a
   * scan made after the shift, 403 `gate.notAssigned` for asking live at a gate of others: what was told already, any staff
   * of the site may send.
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
   * Paid reservations of a day by departure and number, or by `q` in name or number whatever their status, so that staff can
   * say why one is not good; those of one tour, departure or state. `in` has somebody in, `waiting` somebody who is not.
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
  /** The latest scans of a day, newest first, at the caller's gates. */
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
   * Every event of a day after `after` (or the header `Last-Event-ID`, or now) in the tours of the caller's gates, and
   * conflicts that concern these gates, as server-sent events whose ids are their `seq`; it stays open.
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
