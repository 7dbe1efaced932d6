import type { Actor } from './trail.hash'

/** Somebody of the desk. */
export interface StaffActor extends Actor {
  kind: 'reviewer' | 'chief'
  id: string
}
