import { createStore, type StoreApi } from 'zustand/vanilla'
import { dayInSeoul, instantInSeoul } from '#contract/days'
import { type PassGatePlace, passGate, scanHours } from '#contract/pass/gate'
import { CallError, call } from '#src/api/call'
import { alone } from '#src/kits/check-in/alone'
import { beOnDuty } from '#src/kits/offline/duty'
import { endDuty } from '#src/session/on-duty'
import type { ScanOutcome } from './judge'
import { scanCode } from './scan'
import { isNoAnswer, sendLines } from './send'
import { forget, linesSince, openStore, type ScanDb, type ScanLine, type StoredPlaces } from './store'

/** The delay before a retry, doubled after each failure, in ms. */
const firstWaitMs = 2000
const longestWaitMs = 30_000
/** How often places are refetched and scans sent while nothing fails, in ms. */
const learnEveryMs = 300_000
/** How long the device remembers where it saw a pass, in ms: passes by number of visits are valid for 30 days. */
const rememberedMs = 31 * 24 * 3_600_000

/** The device's state for the page. */
export interface GateState {
  phase: 'loading' | 'ready' | 'unsupported'
  /** Null while unknown. */
  stored: StoredPlaces | null
  /** Why it is unknown. */
  failed: CallError | null
  placeId: string | null
  online: boolean
  unsent: number
  /** Unsent scans of other accounts on this device. */
  foreign: number
  /** Today's scans by the Seoul day, newest first. */
  today: ScanLine[]
  /** Scans that the device admitted and the server refused, newest first. */
  conflicts: ScanLine[]
  /** Why scans cannot be sent although the server responds. */
  trouble: CallError | null
}

/** A device at an affiliate: scans, sends, and publishes its state to the page. */
export interface PassGate {
  store: StoreApi<GateState>
  open(): Promise<void>
  /** Throws the server's refusal. */
  scan(place: PassGatePlace, code: string): Promise<ScanOutcome>
  choose(placeId: string | null): Promise<void>
  /** Marks these conflicts as read. */
  settle(lines: readonly ScanLine[]): Promise<void>
  /** Sends scans and refetches the places now. */
  wake(): void
  /** Starts no more work; resolves when running work is done. */
  close(): Promise<void>
}

/** Creates the device of an account in this browser; `open` starts it. */
export function createPassGate(account: string, isSignedIn: () => boolean): PassGate {
  const store = createStore<GateState>()(() => ({
    ...{ phase: 'loading', stored: null, failed: null, placeId: null, online: true },
    ...{ unsent: 0, foreign: 0, today: [], conflicts: [], trouble: null },
  }))
  let db: ScanDb | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let wait = firstWaitMs
  let closed = false
  const underWay = new Set<Promise<unknown>>()
  /** Runs one task after the other, across all tabs: scans are sent in the order in which they were made. */
  const inTurn = <T>(work: (db: ScanDb) => Promise<T>): Promise<T> => {
    const doing = alone('pass-gate', async () => {
      if (!db) throw new Error('what the device keeps is not open')
      return work(db)
    })
    const ended = () => underWay.delete(doing)
    underWay.add(doing)
    doing.then(ended, ended)
    return doing
  }

  async function refresh(from: ScanDb): Promise<void> {
    const midnight = instantInSeoul(dayInSeoul(new Date())).toISOString()
    const [stored, placeId, unsent, all, today, conflicts] = await Promise.all([
      from.get('places', account),
      from.get('choices', account),
      from.countFromIndex('scans', 'unsent', [account, 1]),
      from.countFromIndex('scans', 'anyUnsent', 1),
      linesSince(from, account, midnight),
      from.getAllFromIndex('scans', 'conflict', [account, 1]),
    ])
    if (closed) return
    store.setState({
      ...{ phase: 'ready', stored: stored ?? null, placeId: placeId ?? null, unsent, foreign: all - unsent },
      today: today.filter(({ answer, told }) => answer || told),
      conflicts: conflicts.reverse(),
    })
  }

  function plan(ms: number): void {
    clearTimeout(timer)
    if (!closed && db) timer = setTimeout(() => void inTurn(work), ms)
  }

  async function work(from: ScanDb): Promise<void> {
    let next = learnEveryMs
    if (!isSignedIn() || !navigator.onLine) {
      store.setState({ online: false })
      next = longestWaitMs
    } else {
      try {
        const { places, ticket_keys } = await call(passGate.places, {}, { errors: 'silent' })
        await from.put('places', { account_id: account, places, ticket_keys })
        // Not for someone who has signed out meanwhile. Later, what is scanned could not be sent in time.
        if (isSignedIn()) {
          if (places.length > 0) beOnDuty('pass', { account, until: Date.now() + scanHours * 3_600_000 })
          else endDuty('pass')
        }
        const trouble = await sendLines(from, account)
        store.setState({ online: navigator.onLine, failed: null, trouble })
        wait = firstWaitMs
      } catch (error) {
        store.setState({ online: false, failed: error instanceof CallError ? error : null })
        if (!isNoAnswer(error)) store.setState({ online: true })
        next = wait
        wait = Math.min(wait * 2, longestWaitMs)
      }
    }
    await refresh(from)
    plan(next)
  }

  const wake = () => {
    wait = firstWaitMs
    plan(0)
  }
  const onShow = () => document.visibilityState === 'visible' && wake()
  const onOffline = () => store.setState({ online: false })
  const thenRefresh = <T>(doing: (from: ScanDb) => Promise<T>): Promise<T> =>
    inTurn((from) => doing(from).finally(() => refresh(from)))

  return {
    store,
    wake,
    async open() {
      if (!globalThis.indexedDB || !globalThis.crypto?.subtle) return store.setState({ phase: 'unsupported' })
      const opened = await openStore().catch(() => null)
      if (!opened) return store.setState({ phase: 'unsupported' })
      // The page was left meanwhile.
      if (closed) return opened.close()
      db = opened
      addEventListener('online', wake)
      addEventListener('offline', onOffline)
      document.addEventListener('visibilitychange', onShow)
      await inTurn((from) => forget(from, account, new Date(Date.now() - rememberedMs).toISOString()))
      await inTurn(work)
    },
    scan: (place, code) =>
      thenRefresh((from) =>
        scanCode(
          {
            ...{ db: from, account, place, keys: store.getState().stored?.ticket_keys ?? [] },
            isOnline: isSignedIn() && navigator.onLine && store.getState().online,
            onAnswer: (answered) => {
              store.setState({ online: answered })
              if (!answered) plan(firstWaitMs)
            },
          },
          code,
        ),
      ),
    choose: (placeId) =>
      thenRefresh(async (from) => {
        if (placeId) await from.put('choices', placeId, account)
        else await from.delete('choices', account)
      }),
    settle: (lines) =>
      thenRefresh(async (from) => {
        for (const line of lines) await from.put('scans', { ...line, conflict: 0 })
      }),
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
