import { isOpen, type Problem } from './problem'

/** The capacity left to pairs that are not fixed. */
export interface Capacity {
  /** Indices of the pairs that can be chosen. */
  eligible: number[]
  /** The slots that each of them could have. */
  open: number[][]
  /** By participant: meetings it holds already. */
  held: Int32Array
  /** By participant: meetings it can still hold. */
  left: Int32Array
  /** By room × slots: whether an eligible pair could meet there. */
  usable: Uint8Array
  /** By room: how many of its slots are usable. */
  roomLeft: Int32Array
}

/** Slots and limits left after the fixed meetings; a slot counts if the participant could spend it with a company of a wish. */
export function capacityOf(problem: Problem): Capacity {
  const { pairs, people, rooms, room, slots, limit } = problem
  const held = new Int32Array(people)
  const taken = new Uint8Array(rooms * slots)
  for (const { buyer, seller, fixed } of pairs) {
    if (fixed < 0) continue
    for (const each of [buyer, seller]) {
      held[each]!++
      const at = room[each]! * slots + fixed
      if (taken[at]) throw new Error('matching: two fixed meetings at once')
      taken[at] = 1
    }
  }
  const ofPerson = new Uint8Array(people * slots)
  const usable = new Uint8Array(rooms * slots)
  const eligible: number[] = []
  const open: number[][] = []
  for (const [at, pair] of pairs.entries()) {
    if (pair.fixed >= 0) continue
    const rooms = [room[pair.buyer]!, room[pair.seller]!]
    const those: number[] = []
    for (let slot = 0; slot < slots; slot++) {
      if (!isOpen(problem, pair, slot) || rooms.some((each) => taken[each * slots + slot])) continue
      those.push(slot)
      ofPerson[pair.buyer * slots + slot] = 1
      ofPerson[pair.seller * slots + slot] = 1
      for (const each of rooms) usable[each * slots + slot] = 1
    }
    if (those.length === 0) continue
    eligible.push(at)
    open.push(those)
  }
  const count = (from: Uint8Array, row: number) => {
    let sum = 0
    for (let slot = 0; slot < slots; slot++) sum += from[row * slots + slot]!
    return sum
  }
  return {
    eligible,
    open,
    usable,
    held,
    left: Int32Array.from({ length: people }, (_, at) =>
      Math.max(0, Math.min(limit[at]! - held[at]!, count(ofPerson, at))),
    ),
    roomLeft: Int32Array.from({ length: rooms }, (_, at) => count(usable, at)),
  }
}

/** A run of meetings of one participant that each add the same points for fairness. */
interface Step {
  person: number
  points: number
  length: number
}

/** The meetings each participant can still hold, grouped by the points they add. */
export function stepsOf({ bonus, people }: Problem, { held, left }: Capacity): Step[] {
  const steps: Step[] = []
  for (let person = 0; person < people; person++) {
    let last: Step | undefined
    for (let more = 0; more < left[person]!; more++) {
      const points = bonus[person]![held[person]! + more]!
      if (last?.points === points) last.length++
      else {
        last = { person, points, length: 1 }
        steps.push(last)
      }
    }
  }
  return steps
}
