import { instantInSeoul } from '#contract/days'
import type { FairSlot } from '#contract/fair/edition'
import type { ViewerDay } from '#contract/fair/viewer'

/** How far the server's clock is ahead of this device's, in ms; assumes that half of the round trip is the response. */
export const offsetOf = (sent: number, answered: number, server: string): number =>
  Date.parse(server) - (sent + answered) / 2

/** The start and end of a slot, in ms, shifted by the hall's delay. */
export interface Span {
  slot: FairSlot
  starts: number
  ends: number
}

export const spansOf = ({ slots, late }: Pick<ViewerDay, 'slots' | 'late'>, hall: string | null): Span[] => {
  const shift = (hall === null ? 0 : (late[hall] ?? 0)) * 60_000
  return slots.map((slot) => ({
    slot,
    starts: instantInSeoul(slot.day, slot.starts).getTime() + shift,
    ends: instantInSeoul(slot.day, slot.ends).getTime() + shift,
  }))
}

/** The slot that is running at a time and the next one; between two slots none is running. */
export function runningAt(spans: readonly Span[], at: number): { running: Span | null; next: Span | null } {
  return {
    running: spans.find(({ starts, ends }) => starts <= at && at < ends) ?? null,
    next: spans.find(({ starts }) => at < starts) ?? null,
  }
}

/** The bell rings this long before the end of a slot, in ms, and at its end. */
export const bellBefore = 120_000

/** The bells due between two times: `soon` two minutes before an end, `end` at it. */
export function bellsBetween(spans: readonly Span[], from: number, to: number): ('soon' | 'end')[] {
  return spans.flatMap(({ ends }) => [
    ...(from < ends - bellBefore && ends - bellBefore <= to ? (['soon'] as const) : []),
    ...(from < ends && ends <= to ? (['end'] as const) : []),
  ])
}

/** How long before a slot everyone moves to the next booth, in ms: not in the night before, and not at the start of a break. */
const movesBefore = 600_000

/** Whether the hall changes seats: no slot is running and the next one begins soon. */
export const isMoving = ({ running, next }: ReturnType<typeof runningAt>, at: number): boolean =>
  running === null && next !== null && next.starts - at <= movesBefore

/** Formats milliseconds as minutes and seconds, rounded up to the second; with hours from one hour on. */
export function countdownOf(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000))
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  const two = (count: number) => String(count).padStart(2, '0')
  return [...(hours > 0 ? [String(hours)] : []), two(minutes), two(seconds % 60)].join(':')
}
