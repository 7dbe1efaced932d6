import { businessTestKey } from './areas'

/** Whether this tab is marked as showing test data; the server goes by the account (product §4). */
export const isTestMode = (): boolean => sessionStorage.getItem(businessTestKey) !== null

/** Sets or clears the mark beside the business token. */
export function keepTestMode(on: boolean): void {
  if (on) sessionStorage.setItem(businessTestKey, 'on')
  else sessionStorage.removeItem(businessTestKey)
}
