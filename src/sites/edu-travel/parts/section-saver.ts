import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Saved } from '#contract/education/application'
import { type Choices, type Conflict, isSame, type Keyed, merge } from './merge'

/** A section as the server has it. */
export interface Stored<V extends object = object> extends Saved {
  readonly value: V
}

/** What a saver needs of the world. */
export interface SaverPorts<V extends object> {
  /** Throws an error with `status` and `code`, as calls do. */
  readonly save: (base: number, value: V) => Promise<Saved>
  readonly latest: () => Promise<Stored<V>>
  /** Keeps in the tab what is not saved yet, or forgets it. */
  readonly keep: (unsaved: { base: Stored<V>; value: V } | null) => void
  /** Runs something in so many milliseconds; the function returned stops it. */
  readonly later: (ms: number, run: () => void) => () => void
}

/**
 * `saved` and `waiting` (typed, not sent yet) pass by themselves; `offline` and `failed` are tried again, `refused` once something
 * else is typed, `closed` once the section is open again, and `conflict` waits for somebody to choose.
 */
export type SaveStatus = 'saved' | 'waiting' | 'saving' | 'offline' | 'failed' | 'refused' | 'closed' | 'conflict'

/** Why the server does not take what was typed: the path of the field within the section, and words for the reader. */
interface SaveRefusal {
  readonly path: string
  readonly message: string
}

export interface SaverState<V extends object = object> {
  readonly status: SaveStatus
  readonly value: V
  /** What the server is known to have. */
  readonly base: Stored<V>
  readonly conflicts: readonly Conflict[]
  /** What stands against `value` in a conflict. */
  readonly theirs: Stored<V> | null
  /** Why it is `refused`. */
  readonly refusal: SaveRefusal | null
  /** Counts up whenever the value changed otherwise than by typing: the form then shows it again. */
  readonly taken: number
}

/** How long nothing is typed before it is saved, and how long a failure waits, in milliseconds. */
const pauseMs = 800
const retryMs = 8000

/** Nothing is sent in these before somebody has done something about it. */
const isHeld = (status: SaveStatus) => status === 'conflict' || status === 'closed' || status === 'refused'

const statusOf = (error: unknown) => (error as { status?: unknown }).status
const codeOf = (error: unknown) => (error as { code?: unknown }).code

/** Closed for whoever types: it may not be changed now, or they no longer work on it. */
const isClosed = (error: unknown) => codeOf(error) === 'education.sectionClosed' || statusOf(error) === 404

/** What would be refused each time it is tried; null for what may pass. */
function refusalIn(error: unknown): SaveRefusal | null {
  if (statusOf(error) !== 400 && statusOf(error) !== 413) return null
  const { field = '', message = '' } = error as { field?: string; message?: string }
  return { path: field.replace(/^value\.?/, ''), message }
}

/**
 * Saves one section while it is typed. What was saved elsewhere since is brought together with it, and where both changed the
 * same it stops and waits for `choose`; nothing is overwritten in silence (product §5).
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
  let queue: Promise<void> = Promise.resolve()

  const plan = (ms: number) => {
    stopTimer()
    stopTimer = ports.later(ms, () => void flush())
  }
  const isSaved = () => isSame(state().value, state().base.value)

  /** Takes in what the server has; whether somebody has to choose is in the state afterwards. */
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
        // What the page shows is asked for at once, so that it does not look as if one could go on.
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
  /** Sends at once what is not saved, one after the other; resolves when that is done or has failed. */
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
    /** Somebody has typed. */
    change,
    /** Something was added otherwise than by typing: a form that is open shows it. */
    put: (value: V) => {
      change(value)
      store.setState(({ taken }) => ({ taken: taken + 1 }))
    },
    /** The server was asked for other reasons: what is newer there is shown, where nothing is being typed here. */
    arrived: (stored: Stored<V>, isOpen = true) => {
      if (state().status === 'closed' && isOpen) return bringTogether(stored)
      if (stored.version <= state().base.version || state().status !== 'saved') return
      bringTogether(stored)
    },
    /** Gives up what was typed and not saved: what the server has is shown. */
    discard: (stored: Stored<V>) => {
      stopTimer()
      ports.keep(null)
      const given = { value: stored.value, base: stored, conflicts: [], theirs: null }
      store.setState(({ taken }) => ({ ...given, status: 'saved', taken: taken + 1 }))
    },
    /** Settles a conflict: for each part, whose words are kept. */
    choose: (choices: Choices) => {
      const { theirs } = state()
      if (theirs) bringTogether(theirs, choices)
    },
    stop: () => stopTimer(),
  }
}
export type SectionSaver<V extends object = object> = ReturnType<typeof sectionSaver<V>>
