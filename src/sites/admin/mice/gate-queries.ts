import { type MiceDoor, miceGate } from '#contract/mice/gate'
import { query } from '#src/api/query'
import { ofFair } from './of-fair'

// Apart from the section's other queries: what the gate loads is kept for when there is no network.

/** Today's doors; null if no fair is announced. */
export const doors = () => ofFair(miceGate.doors, {})

/** The list that a device checks badges against at a door. */
export const doorList = (door: MiceDoor) => query(miceGate.list, { params: { door } })

/** Entry counts; null if no fair is announced. */
export const gateCounts = () => ofFair(miceGate.counts, {})
