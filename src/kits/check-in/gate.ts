import { createStore, type StoreApi } from 'zustand/vanilla'
import type { ShiftStart } from '#contract/check-in-gate'
import type { Verdict } from '#contract/check-in-rules'
import type { Site } from '#contract/sites/sites'
import { CallError } from '#src/api/call'
import { isSilence } from './ask'
import { endDevice, enrolDevice } from './enrol'
import type { Outcome } from './outcome'
import { type OwnScan, ownScans } from './own-scans'
import { type ScanContext, scanCode, scanNumber, type Undone, undoScan } from './scanning'
import { currentDevice, type Device, dropCurrent, type GateDb, keepDevice, openStore, unsentCount } from './store'
import { learnDay, sendLog } from './sync'

/** The wait before a retry: doubled with each failure, in ms. */
const firstWaitMs = 2000
const longestWaitMs = 30_000
/** How often the device fetches admissions and revoked codes, in ms (product §9). */
export const dayEveryMs = 60_000
/** What the page shows about the device. */
export interface GateState {
  phase: 'loading' | 'none' | 'ready' | 'unsupported'
  device: Device | null
  online: boolean
  /** Lines not yet sent to the server. */
  unsent: number
  /** When the day was last fetched, in ms by the device's clock. */
  dayAt: number | null
  /** The device's own scans, newest first. */
  lines: OwnScan[]
  /** Conflicts the server reported for lines of this device. */
  conflicts: number
  /** Why the server refuses the log, although it is reachable. */
  trouble: CallError | null
}

/** A device at a gate: scans, sends, and reports its state to the page. */
export interface Gate {
  store: StoreApi<GateState>
  context: ScanContext
  /** Opens the device's store, and starts sending and fetching. */
  open(): Promise<void>
  scan(code: string, people: number | null): Promise<Outcome>
  scanNumber(number: string, people: number): Promise<Outcome | null>
  /** Returns null when the server has not been informed yet. Throws the server's refusals. */
  undo(of: Undone): Promise<Verdict | null>
  /** Sends and fetches now: a user has signed in, or the network is back. */
  wake(): void
  /** Enrolls this browser as a device of the gate. Throws the server's refusals. */
  enrol(site: Site, choice: ShiftStart): Promise<void>
  /** Ends the shift; unsent lines stay until they are sent. */
  leave(): Promise<void>
  /** Starts nothing new; resolves when pending work is done. */
  close(): Promise<void>
}

interface Surroundings {
  now: ScanContext['now']
  dayOf: ScanContext['dayOf']
  lang: ScanContext['lang']
  /** Whether a user is signed in: nothing can be sent otherwise. */
  isSignedIn: () => boolean
}

/** Creates the device of this browser; `open` starts it. */
export function createGate({ isSignedIn, ...surroundings }: Surroundings): Gate {
  const store = createStore<GateState>()(() => ({
    phase: 'loading',
    device: null,
    online: true,
    unsent: 0,
    dayAt: null,
    lines: [],
    conflicts: 0,
    trouble: null,
  }))
  let db: GateDb | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let wait = firstWaitMs
  let closed = false
  let isWorking = false
  let isRequested = false
  const underWay = new Set<Promise<unknown>>()
  const context: ScanContext = {
    ...surroundings,
    get db() {
      if (!db) throw new Error('what the device keeps is not open')
      return db
    },
    isOnline: () => isSignedIn() && navigator.onLine && store.getState().online,
    onAnswer(answered) {
      store.setState({ online: answered })
      if (answered) return
      wait = firstWaitMs
      ask(wait)
    },
  }

  /** Tracks work that must finish when the page is left: a verdict that was shown must be written to the log. */
  function toItsEnd<T>(doing: Promise<T>): Promise<T> {
    const ended = () => underWay.delete(doing)
    underWay.add(doing)
    doing.then(ended, ended)
    return doing
  }

  async function refresh(): Promise<void> {
    if (closed) return
    const { db } = context
    const device = await currentDevice(db)
    const [unsent, day, lines] = await Promise.all([
      unsentCount(db),
      device ? db.get('days', device.device_id) : undefined,
      device ? ownScans(db, device) : [],
    ])
    if (closed) return
    store.setState({ phase: device ? 'ready' : 'none', device, unsent, dayAt: day?.asked_at ?? null, lines })
  }

  function plan(ms: number): void {
    clearTimeout(timer)
    if (!closed) timer = setTimeout(() => toItsEnd(work()), ms)
  }

  /** A request made while work is running causes one more run afterwards. */
  function ask(ms: number): void {
    if (isWorking) isRequested = true
    else plan(ms)
  }

  async function work(): Promise<void> {
    if (!db) return
    isWorking = true
    isRequested = false
    const next = await sendAndLearn()
    await refresh()
    isWorking = false
    plan(isRequested ? 0 : next)
  }

  /** Returns how long to wait until the next run, in ms. */
  async function sendAndLearn(): Promise<number> {
    const { device } = store.getState()
    if (!isSignedIn() || !navigator.onLine) {
      store.setState({ online: false })
      return longestWaitMs
    }
    try {
      const conflicts = await sendLog(context)
      if (device) await learnDay(context, device)
      store.setState((before) => ({ online: navigator.onLine, trouble: null, conflicts: before.conflicts + conflicts }))
      wait = firstWaitMs
      return dayEveryMs
    } catch (error) {
      const isRefused = error instanceof CallError && !isSilence(error)
      store.setState(isRefused ? { online: true, trouble: error } : { online: false })
      const now = wait
      wait = Math.min(wait * 2, longestWaitMs)
      return now
    }
  }

  const deviceNow = (): Device => {
    const { device } = store.getState()
    if (!device) throw new Error('the device is not enrolled')
    return device
  }
  const thenRefresh = <T>(doing: Promise<T>): Promise<T> => toItsEnd(doing.finally(refresh))
  const enrolHere = async (site: Site, choice: ShiftStart) =>
    keepDevice(context.db, await enrolDevice(site, choice, context.lang()))
  const leaveHere = async () => {
    const { device } = store.getState()
    await dropCurrent(context.db)
    if (device && isSignedIn() && navigator.onLine) await endDevice(device.device_id)
  }
  const wake = () => {
    wait = firstWaitMs
    ask(0)
  }
  const onShow = () => document.visibilityState === 'visible' && wake()
  const onOffline = () => store.setState({ online: false })

  return {
    store,
    context,
    wake,
    async open() {
      if (!globalThis.indexedDB || !globalThis.crypto?.subtle) return store.setState({ phase: 'unsupported' })
      db = await openStore()
      // The page was left meanwhile.
      if (closed) return db.close()
      addEventListener('online', wake)
      addEventListener('offline', onOffline)
      document.addEventListener('visibilitychange', onShow)
      await toItsEnd(refresh())
      plan(0)
    },
    async enrol(site, choice) {
      await thenRefresh(enrolHere(site, choice))
      wake()
    },
    leave: () => thenRefresh(leaveHere()),
    scan: (code, people) => thenRefresh(scanCode(context, deviceNow(), code, people)),
    scanNumber: (number, people) => thenRefresh(scanNumber(context, deviceNow(), number, people)),
    undo: (of) => thenRefresh(undoScan(context, deviceNow(), of)),
    async close() {
      closed = true
      clearTimeout(timer)
      removeEventListener('online', wake)
      removeEventListener('offline', onOffline)
      document.removeEventListener('visibilitychange', onShow)
      await Promise.allSettled(underWay)
      db?.close()
    },
  }
}
