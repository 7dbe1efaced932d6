/** Under this name the browser remembers that staff have switched the sounds off. */
const key = 'GATE_SOUND'

/** Whether scans are to be heard: unless somebody has switched it off on this device. */
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
    // A full or forbidden storage only costs the convenience.
  }
}
