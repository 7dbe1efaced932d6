import type { Actor } from './trail.hash'

/** A member of the desk's staff. */
export interface StaffActor extends Actor {
  kind: 'reviewer' | 'chief'
  id: string
}
