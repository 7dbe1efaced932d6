import { useEffect } from 'react'
import type { Endpoint } from '#contract/endpoint'
import { type Duty, dutyAreas } from '#src/session/on-duty'
import { useSession, useVisitor } from '#src/session/visitor'
import { keepDuty } from './duty'

/**
 * Has this device remember a duty of the user with the answers of these endpoints, of which the first confirms that the user
 * `has` it (product §2). Returns whether the user is signed in: a new tab without a network is not.
 */
export function useDuty(duty: Duty, endpoints: readonly Endpoint[], has: boolean): boolean {
  const visitor = useVisitor()
  useEffect(() => keepDuty(visitor, duty, endpoints, has), [visitor, duty, endpoints, has])
  return useSession(({ tokens }) => tokens[dutyAreas[duty]] !== undefined)
}
