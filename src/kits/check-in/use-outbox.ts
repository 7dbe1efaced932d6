import { useCallback, useEffect, useRef, useState } from 'react'
import type { Area } from '#contract/endpoint'
import { CallError } from '#src/api/call'
import { useSession } from '#src/session/visitor'
import { alone } from './alone'
import { isSilence } from './ask'
import { type Kept, type Outbox, openOutbox } from './outbox'

/** The wait between tries while items are unsent, in ms. */
const againMs = 10_000

/** `refused`: the server answers but accepts nothing. `signed-out`: there is no token to send them with. */
type OutboxState = 'idle' | 'sending' | 'offline' | 'refused' | 'signed-out'

interface Sending<Body, Answer> {
  /** The name of the outbox on this device. */
  name: string
  /** Items are only sent with a token of this area. */
  area: Area
  group: string
  /** How many are sent in one request. */
  atOnce: number
  send: (bodies: Body[], group: string) => Promise<Answer[]>
  /** Whether an answered item is deleted immediately. */
  isDone: (kept: Kept<Body, Answer> & { answer: Answer }) => boolean
  /** Called for every answered item, in order. */
  onAnswer?: (kept: Kept<Body, Answer> & { answer: Answer }) => void
}

/**
 * Stores items for the server on this device and sends them as soon as there is a network, in one tab at a time. Each has an id
 * set by the device, so that an item sent twice counts once.
 */
export function useOutbox<Body extends { id: string }, Answer extends { id: string }>(sending: Sending<Body, Answer>) {
  const { name, area, group } = sending
  const token = useSession(({ tokens }) => tokens[area])
  const isSignedIn = token !== undefined
  const [kept, setKept] = useState<Kept<Body, Answer>[]>([])
  const [state, setState] = useState<OutboxState>('idle')
  const [trouble, setTrouble] = useState<CallError | null>(null)
  const box = useRef<Promise<Outbox<Body, Answer>>>(undefined)
  box.current ??= openOutbox<Body, Answer>(name)
  const opened = box.current
  const now = useRef(sending)
  now.current = sending
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isUnmounted = useRef(false)

  const refresh = useCallback(async () => {
    const all = await (await opened).of(group)
    if (!isUnmounted.current) setKept(all)
    return all
  }, [opened, group])

  const sendAll = useCallback(async (): Promise<void> => {
    const store = await opened
    for (;;) {
      const { atOnce, send, isDone, onAnswer } = now.current
      const waiting = (await store.of(group)).filter(({ answer }) => answer === null).slice(0, atOnce)
      if (waiting.length === 0) return
      setState('sending')
      const answers = await send(
        waiting.map(({ body }) => body),
        group,
      )
      for (const each of waiting) {
        const answer = answers.find(({ id }) => id === each.id)
        if (!answer) throw new Error('the server answered fewer than it was sent')
        const answered = { ...each, answer }
        await (isDone(answered) ? store.drop(each.id) : store.put(answered))
        onAnswer?.(answered)
      }
    }
  }, [opened, group])

  const flush = useCallback(async (): Promise<void> => {
    clearTimeout(timer.current)
    // Without a token nothing is sent, also once there is a network.
    if (!isSignedIn) {
      setState('signed-out')
      setTrouble(null)
      await refresh()
      return
    }
    if (!navigator.onLine) {
      setState('offline')
      await refresh()
      return
    }
    try {
      await alone(`${name}-send`, sendAll)
      setState('idle')
      setTrouble(null)
    } catch (error) {
      // A signed-out user has to act, and so has one whose items are refused; other failures are retried silently.
      const refusal = error instanceof CallError && (error.status === 401 || !isSilence(error)) ? error : null
      setState(refusal ? 'refused' : 'offline')
      setTrouble(refusal)
      if (!isUnmounted.current) timer.current = setTimeout(() => void flush(), againMs)
    }
    await refresh()
  }, [name, isSignedIn, sendAll, refresh])

  useEffect(() => {
    isUnmounted.current = false
    const onOnline = () => void flush()
    const onOffline = () => setState(isSignedIn ? 'offline' : 'signed-out')
    addEventListener('online', onOnline)
    addEventListener('offline', onOffline)
    // Sends what was stored before the page was loaded.
    void flush()
    return () => {
      isUnmounted.current = true
      clearTimeout(timer.current)
      removeEventListener('online', onOnline)
      removeEventListener('offline', onOffline)
    }
  }, [flush, isSignedIn])

  /** Stores an item, and then sends it where there is a network; resolves when it is stored, so that a result can be shown. */
  const add = async (body: Body): Promise<void> => {
    await (await opened).put({ id: body.id, group, at: Date.now(), body, answer: null })
    await refresh()
    void flush()
  }
  /** Changes an item that is still unsent, and then sends it; returns whether it was unsent. */
  const change = async (id: string, to: (body: Body) => Body): Promise<boolean> => {
    const isChanged = await alone(`${name}-send`, async () => {
      const store = await opened
      const found = await store.get(id)
      if (!found || found.answer !== null) return false
      await store.put({ ...found, body: to(found.body) })
      await refresh()
      return true
    })
    if (isChanged) void flush()
    return isChanged
  }
  const drop = async (id: string): Promise<void> => {
    await (await opened).drop(id)
    await refresh()
  }
  return { kept, waiting: kept.filter(({ answer }) => answer === null), state, trouble, add, change, drop, flush }
}
