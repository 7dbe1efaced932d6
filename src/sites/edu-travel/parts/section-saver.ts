import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Saved } from '#contract/education/application'
import { type Choices, type Conflict, isSame, type Keyed, merge } from './merge'

/** A section as stored on the server. */
export interface Stored<V extends object = object> extends Saved {
  readonly value: V
}

/** What a saver needs from its environment. */
export interface SaverPorts<V extends object> {
  /** Throws an error with `status` and `code`, as calls do. */
  readonly save: (base: number, value: V) => Promise<Saved>
  readonly latest: () => Promise<Stored<V>>
  /** Stores unsaved values in the tab; null removes them. */
  readonly keep: (unsaved: { base: Stored<V>; value: V } | null) => void
  /** Runs a callback after `ms` milliseconds; the returned function cancels it. */
  readonly later: (ms: number, run: () => void) => () => void
}

/**
 * `saved` and `waiting` (typed, not sent yet) change automatically; `offline` and `failed` are retried, `refused` after the next
 * change, `closed` once the section is open again, and `conflict` waits for a choice.
 */
export type SaveStatus = 'saved' | 'waiting' | 'saving' | 'offline' | 'failed' | 'refused' | 'closed' | 'conflict'

/** Why the server refuses the value: the path of the field within the section, and a message for the reader. */
interface SaveRefusal {
  readonly path: string
  readonly message: string
}

export interface SaverState<V extends object = object> {
  readonly status: SaveStatus
  readonly value: V
  /** The last version known to be on the server. */
  readonly base: Stored<V>
  readonly conflicts: readonly Conflict[]
  /** The server's version in a conflict. */
  readonly theirs: Stored<V> | null
  /** The reason for `refused`. */
  readonly refusal: SaveRefusal | null
  /** Incremented whenever the value changes other than by typing, so that the form shows it again. */
  readonly taken: number
}

/** The pause in typing before a save, and the delay before a retry, in milliseconds. */
const pauseMs = 800
const retryMs = 8000

/** In these states nothing is sent until the member acts. */
const isHeld = (status: SaveStatus) => status === 'conflict' || status === 'closed' || status === 'refused'

const statusOf = (error: unknown) => (error as { status?: unknown }).status
const codeOf = (error: unknown) => (error as { code?: unknown }).code

/** Closed for this member: the section cannot be changed now, or they no longer work on the application. */
const isClosed = (error: unknown) => codeOf(error) === 'education.sectionClosed' || statusOf(error) === 404

/** A refusal that every retry would repeat; null for errors worth a retry. */
function refusalIn(error: unknown): SaveRefusal | null {
  if (statusOf(error) !== 400 && statusOf(error) !== 413) return null
  const { field = '', message = '' } = error as { field?: string; message?: string }
  return { path: field.replace(/^value\.?/, ''), message }
}

/**
 * Saves one section while it is typed. Changes saved elsewhere are merged; where both sides changed the same part, it stops and
 * waits for `choose`. Nothing is overwritten silently (product §5).
 */
export function sectionSaver<V extends object>(
  keyed: Keyed,
  start: { base: Stored<V>; value?: V },
  ports: SaverPorts<V>,
) {
  const store: StoreApi<SaverState<V>> = createStore(() => ({
    status: start.value ? 'waiting' : 'saved',
    value: start.value ?? start.base.value,
    base: start.base,
    conflicts: [],
    theirs: null,
    refusal: null,
    taken: 0,
  }))
  const state = store.getState
  let stopTimer = () => {}
  let isStopped = false
  let queue: Promise<void> = Promise.resolve()

  const plan = (ms: number) => {
    stopTimer()
    if (isStopped) return
    stopTimer = ports.later(ms, () => void flush())
  }
  const isSaved = () => isSame(state().value, state().base.value)

  /** Merges the server's version; conflicts are in the state afterwards. */
  function bringTogether(theirs: Stored<V>, choices: Choices = {}) {
    const { base, value: mine } = state()
    const { value, conflicts } = merge(keyed, { base: base.value, mine, theirs: theirs.value }, choices)
    if (conflicts.length > 0) return store.setState({ status: 'conflict', conflicts, theirs })
    store.setState(({ taken }) => ({ value, base: theirs, conflicts: [], theirs: null, taken: taken + 1 }))
    if (isSaved()) {
      ports.keep(null)
      store.setState({ status: 'saved' })
    } else {
      ports.keep({ base: theirs, value })
      store.setState({ status: 'waiting' })
      plan(0)
    }
  }

  async function send() {
    const { base, value } = state()
    store.setState({ status: 'saving' })
    try {
      const saved = await ports.save(base.version, value)
      store.setState({ base: { ...saved, value } })
      if (isSaved()) {
        ports.keep(null)
        store.setState({ status: 'saved' })
      } else {
        ports.keep({ base: state().base, value: state().value })
        plan(pauseMs)
      }
    } catch (error) {
      if (codeOf(error) === 'education.editedElsewhere') return bringTogether(await ports.latest())
      if (isClosed(error)) {
        store.setState({ status: 'closed' })
        // Refetches what the page shows immediately, so that it does not look editable.
        return void ports.latest().catch(() => null)
      }
      const refusal = refusalIn(error)
      if (refusal) return store.setState({ status: state().value === value ? 'refused' : 'waiting', refusal })
      store.setState({ status: statusOf(error) === 0 ? 'offline' : 'failed' })
      plan(retryMs)
    }
  }

  const sendDue = async () => {
    if (isSaved() || isHeld(state().status)) return
    await send().catch(() => {
      store.setState({ status: 'failed' })
      plan(retryMs)
    })
  }
  /** Sends unsaved values immediately, one save after the other; resolves when that is done or has failed. */
  const flush = (): Promise<void> => {
    stopTimer()
    queue = queue.then(sendDue)
    return queue
  }

  const change = (value: V) => {
    store.setState(({ status }) => ({
      value,
      status: status === 'conflict' || status === 'closed' ? status : 'waiting',
    }))
    if (isSaved() && state().status === 'waiting') {
      stopTimer()
      ports.keep(null)
      return store.setState({ status: 'saved' })
    }
    ports.keep({ base: state().base, value })
    if (state().status === 'waiting') plan(pauseMs)
  }

  if (start.value) plan(0)
  return {
    store,
    keyed,
    flush,
    /** Records a typed value. */
    change,
    /** Sets a value other than by typing: an open form shows it. */
    put: (value: V) => {
      change(value)
      store.setState(({ taken }) => ({ taken: taken + 1 }))
    },
    /** Takes in a refetched section: a newer version is shown unless something is being typed. */
    arrived: (stored: Stored<V>, isOpen = true) => {
      if (state().status === 'closed' && isOpen) return bringTogether(stored)
      if (stored.version <= state().base.version || state().status !== 'saved') return
      bringTogether(stored)
    },
    /** Discards unsaved values and shows the server's version. */
    discard: (stored: Stored<V>) => {
      stopTimer()
      ports.keep(null)
      const given = { value: stored.value, base: stored, conflicts: [], theirs: null }
      store.setState(({ taken }) => ({ ...given, status: 'saved', taken: taken + 1 }))
    },
    /** Settles a conflict: the side to keep for each part. */
    choose: (choices: Choices) => {
      const { theirs } = state()
      if (theirs) bringTogether(theirs, choices)
    },
    /** Tries again from now on, as it does from the beginning. */
    start: () => {
      isStopped = false
      if (state().status !== 'saved') plan(0)
    },
    /** Ends all further tries, also after a save that is under way and fails. */
    stop: () => {
      isStopped = true
      stopTimer()
    },
  }
}
export type SectionSaver<V extends object = object> = ReturnType<typeof sectionSaver<V>>
