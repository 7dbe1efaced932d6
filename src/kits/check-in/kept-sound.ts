/** The storage key for the choice of staff to turn sounds off. */
const key = 'GATE_SOUND'

/** Whether scans make a sound: on unless turned off on this device. */
export const keptSound = (): boolean => {
  try {
    return localStorage.getItem(key) !== 'off'
  } catch {
    return true
  }
}

export function keepSound(on: boolean): void {
  try {
    localStorage.setItem(key, on ? 'on' : 'off')
  } catch {
    // A full or forbidden storage only costs convenience.
  }
}
