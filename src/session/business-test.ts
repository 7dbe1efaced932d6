import { businessTestKey } from './areas'

/** Whether the tab shows test data and says so; the server goes by the account (product §4). */
export const isTestMode = (): boolean => sessionStorage.getItem(businessTestKey) !== null

/** Keeps it with the business token, or forgets it. */
export function keepTestMode(on: boolean): void {
  if (on) sessionStorage.setItem(businessTestKey, 'on')
  else sessionStorage.removeItem(businessTestKey)
}
