import type { Area } from '#contract/endpoint'

/** What staff do with a device that a new tab continues without a network and a token (product §2), each by their area. */
export const dutyAreas = { pass: 'member', leads: 'member', doors: 'admin' } as const satisfies Record<string, Area>
export type Duty = keyof typeof dutyAreas

/** Where a device stores who does a duty with it; a change of the area's token deletes it. */
export const dutyKey = (duty: Duty) => `ON_DUTY_${duty}`

/** From now on, the duty is not done with this device. */
export function endDuty(duty: Duty): void {
  try {
    localStorage.removeItem(dutyKey(duty))
  } catch {
    // A browser that forbids its storage holds nothing.
  }
}

/** Ends all duties of accounts of an area. */
export function goOffDuty(area: Area): void {
  for (const [duty, own] of Object.entries(dutyAreas)) if (own === area) endDuty(duty as Duty)
}
