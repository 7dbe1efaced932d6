/** Which member scans passes with this device (product §2); a change of the member's token deletes it. */
export const onDutyKey = 'PASS_ON_DUTY'

/** From now on, no member scans passes with this device. */
export function goOffDuty(): void {
  try {
    localStorage.removeItem(onDutyKey)
  } catch {
    // A browser that forbids its storage holds nothing.
  }
}
