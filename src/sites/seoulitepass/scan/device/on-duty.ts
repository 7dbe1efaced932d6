import { fetchVersion } from '#src/api/version'
import { onDutyKey } from '#src/session/on-duty'

/** How long a new tab waits for the server before it counts as unreachable, in ms. */
const patienceMs = 2500

/**
 * Remembers until an instant, in ms, that an account scans passes with this device. It grants nothing: what is scanned without a
 * token is sent once the same account has signed in (product §2).
 */
export function beOnDuty(account: string, until: number): void {
  try {
    localStorage.setItem(onDutyKey, `${account} ${until}`)
  } catch {
    // With a full or forbidden storage, a new tab without a network shows the sign-in page.
  }
}

/** Returns the account that scans passes with this device, or null. */
export function onDuty(): string | null {
  try {
    const [account = '', until] = (localStorage.getItem(onDutyKey) ?? '').split(' ')
    return account !== '' && Number(until) > Date.now() ? account : null
  } catch {
    return null
  }
}

async function isServerThere(): Promise<boolean> {
  if (!navigator.onLine) return false
  const tooLate = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), patienceMs))
  return Promise.race([fetchVersion().then(Boolean, () => false), tooLate])
}

/** Whether someone scans with this device and cannot sign in now: then a new tab without a network scans, too. */
export const isAloneOnDuty = async (): Promise<boolean> => onDuty() !== null && !(await isServerThere())
