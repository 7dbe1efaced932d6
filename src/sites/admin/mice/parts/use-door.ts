import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { type DeviceResult, type GateAnswer, gateLimits, type MiceDoor, miceGate } from '#contract/mice/gate'
import { isRehearsalAt } from '#contract/mice/rehearsal'
import { CallError, call } from '#src/api/call'
import { answerDeadlineMs, isSilence } from '#src/kits/check-in/ask'
import { listenToKeys } from '#src/kits/check-in/keystrokes'
import { type Signal, signal } from '#src/kits/check-in/signals'
import { useOutbox } from '#src/kits/check-in/use-outbox'
import { useSession } from '#src/session/visitor'
import { doorList } from '../gate-queries'
import { type DoorScan, type Doors, judgeAlone, numberIn, type Outcome } from './judge'

/** How often the device refetches the list of a door, in ms. */
const listEveryMs = 60_000
/** Scans shown at most. */
const mostShown = 8

const signals: Record<Outcome['result'], Signal> = {
  valid: 'go',
  used: 'again',
  waiting: 'again',
  no_seat: 'again',
  other_fair: 'elsewhere',
  unlisted: 'elsewhere',
  revoked: 'no',
  unknown: 'no',
  undone: 'no',
}

/** Sends the scans of each door and place together. */
async function send(scans: DoorScan[]): Promise<GateAnswer[]> {
  const answers: GateAnswer[] = []
  const keyOf = ({ door, place }: DoorScan) => `${door} ${place}`
  const first = new Map(scans.map((each) => [keyOf(each), each]))
  for (const { door, place } of first.values()) {
    const made = scans.filter((each) => each.door === door && each.place === place)
    const body = { place, scans: made.map(({ door: _, place: __, ...scan }) => scan) }
    answers.push(...(await call(miceGate.scan, { params: { door }, body }, { errors: 'silent' })))
  }
  return answers
}

/** Requests a decision while the visitor waits; null if none arrives in time. Throws the server's refusal. */
async function ask({ door, place, ...scan }: DoorScan): Promise<GateAnswer | null> {
  if (!navigator.onLine) return null
  try {
    const input = { params: { door }, body: { place, scans: [scan] } }
    const [answer] = await call(miceGate.scan, input, {
      errors: 'silent',
      signal: AbortSignal.timeout(answerDeadlineMs),
    })
    return answer ?? null
  } catch (error) {
    if (isSilence(error)) return null
    throw error
  }
}

/** Checks in at a door: by the server or, if it does not answer, by the device's list, in which case the scan is sent later. */
export function useDoor(doors: Doors, door: MiceDoor, place: string) {
  const { ticket_keys: keys, first_day: firstDay } = doors
  const client = useQueryClient()
  const isSignedIn = useSession(({ tokens }) => tokens.admin !== undefined)
  const { data: list } = useQuery({ ...doorList(door), refetchInterval: isSignedIn && listEveryMs })
  const [shown, setShown] = useState<Outcome[]>([])
  const [trouble, setTrouble] = useState<CallError | null>(null)
  const own = useRef(new Map<string, { at: string; place: string }>())
  const letIn = (code: string, at: string, where: string) => {
    const number = numberIn(code)
    own.current.set(`${door} ${number}`, { at, place: where })
    // After a reload without a network, the device knows it from its list.
    client.setQueryData(
      doorList(door).queryKey,
      (current) => current && { ...current, entered: [...current.entered, { number, at, place: where }] },
    )
  }
  const box = useOutbox<DoorScan, GateAnswer>({
    name: 'mice-gate',
    area: 'admin',
    // Of all fairs: what was recorded at one that is over is still sent.
    group: 'doors',
    atOnce: gateLimits.atOnce,
    send,
    isDone: ({ answer }) => !answer.conflict,
    onAnswer: () => void client.invalidateQueries({ queryKey: [miceGate.counts.path] }),
  })
  const show = (outcome: Outcome) => {
    signal(signals[outcome.result], true)
    setShown((all) => [outcome, ...all].slice(0, mostShown))
  }
  const scan = async (text: string) => {
    const code = text.trim().slice(0, 600)
    if (code === '' || place.trim() === '') return
    const made: DoorScan = { id: crypto.randomUUID(), code, at: new Date().toISOString(), told: null, door, place }
    const isRehearsal = isRehearsalAt(doors.days, made.at)
    setTrouble(null)
    try {
      const answer = isSignedIn ? await ask(made) : null
      if (answer) {
        const { id, result, person, before } = answer
        if (result === 'valid') letIn(code, made.at, place)
        void client.invalidateQueries({ queryKey: [miceGate.counts.path] })
        return show({ ...{ id, result, person, before, isRehearsal }, number: person?.number ?? '', alone: false })
      }
    } catch (error) {
      return setTrouble(error instanceof CallError ? error : null)
    }
    const here = new Map(
      [...own.current].flatMap(([key, value]) =>
        key.startsWith(`${door} `) ? [[key.slice(door.length + 1), value]] : [],
      ),
    )
    const outcome = await judgeAlone({ keys, firstDay, list, own: here }, made)
    if (outcome.result === 'valid') letIn(code, made.at, place)
    await box.add({ ...made, told: outcome.result as DeviceResult })
    show({ ...outcome, isRehearsal })
  }
  // One after the other, so that two badges scanned together each get their own answer, in order.
  const before = useRef<Promise<unknown>>(Promise.resolve())
  const latest = useRef(scan)
  useEffect(() => {
    latest.current = scan
  })
  const queue = (text: string) => {
    before.current = before.current.then(() => latest.current(text))
  }
  const queued = useRef(queue)
  queued.current = queue
  useEffect(() => listenToKeys((text) => queued.current(text)), [])
  /** Undoes an admission that the server has confirmed; a refusal is shown as a toast. */
  const undo = async ({ id, number }: Outcome): Promise<void> => {
    try {
      const { result } = await call(miceGate.undo, { params: { door, id } })
      own.current.delete(`${door} ${number}`)
      setShown((all) => all.map((each) => (each.id === id ? { ...each, result } : each)))
      void client.invalidateQueries({ queryKey: [miceGate.counts.path] })
      void client.invalidateQueries({ queryKey: doorList(door).queryKey })
    } catch (error) {
      if (!(error instanceof CallError)) throw error
    }
  }
  return { ...box, isSignedIn, list, shown, trouble: trouble ?? box.trouble, scan: queue, undo }
}
