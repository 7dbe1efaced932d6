import { useCallback, useEffect, useRef, useState } from 'react'
import type { Answers } from '#contract/survey/questions'
import { surveyResponses } from '#contract/survey/response'
import { CallError, call } from '#src/api/call'
import { keepOpened, type Opened } from './store'
import { changesBetween, withChanges } from './values'

/** The wait between the last key and sending, and between tries without a connection, in ms. */
const pauses = { typing: 800, again: 10_000 } as const

export type KeepState = 'kept' | 'keeping' | 'offline' | 'failed'

/** Refusals after which the server accepts no more answers. */
export const endings = ['survey.submitted', 'survey.closed', 'survey.waiting', 'survey.linkUnknown'] as const
export type Ending = (typeof endings)[number]
export const endingOf = (error: unknown): Ending | undefined =>
  error instanceof CallError ? endings.find((ending) => ending === error.code) : undefined

/**
 * Stores answers on this device with every change, and on the server a moment later or once there is a connection. `unsent`
 * returns what the server does not have yet.
 */
export function useKeeping(opened: Opened, onEnded: (ending: Ending) => void) {
  const { token, response } = opened
  const { definition } = response
  const sent = useRef<Answers>(response.answers)
  const typed = useRef<Answers>(withChanges(response.answers, opened.pending))
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const busy = useRef(false)
  const over = useRef(false)
  const ended = useRef(onEnded)
  ended.current = onEnded
  const [state, setState] = useState<KeepState>('kept')

  const unsent = useCallback(() => changesBetween(definition, sent.current, typed.current), [definition])
  const keep = useCallback(
    () => keepOpened({ token, response: { ...response, answers: { ...sent.current } }, pending: unsent() }),
    [token, response, unsent],
  )
  const send = useCallback(async (): Promise<void> => {
    clearTimeout(timer.current)
    if (busy.current || over.current) return
    const changes = unsent()
    if (Object.keys(changes).length === 0) return setState('kept')
    busy.current = true
    setState('keeping')
    try {
      await call(surveyResponses.save, { body: { answer_token: token, changes } }, { errors: 'silent' })
      sent.current = withChanges(sent.current, changes)
      await keep()
      busy.current = false
      return send()
    } catch (error) {
      busy.current = false
      const ending = endingOf(error)
      if (ending) {
        over.current = true
        return ended.current(ending)
      }
      setState(error instanceof CallError && error.status === 0 ? 'offline' : 'failed')
      timer.current = setTimeout(() => void send(), pauses.again)
    }
  }, [token, unsent, keep])

  const change = useCallback(
    (answers: Answers) => {
      typed.current = answers
      if (over.current || Object.keys(unsent()).length === 0) return
      void keep()
      setState((now) => (now === 'offline' ? now : 'keeping'))
      clearTimeout(timer.current)
      timer.current = setTimeout(() => void send(), pauses.typing)
    },
    [unsent, keep, send],
  )
  /** Stops all sending. */
  const stop = useCallback(() => {
    over.current = true
    clearTimeout(timer.current)
  }, [])

  useEffect(() => {
    over.current = false
    const online = () => void send()
    window.addEventListener('online', online)
    // Sends what was typed without a connection before the page was reloaded.
    void send()
    return () => {
      window.removeEventListener('online', online)
      clearTimeout(timer.current)
    }
  }, [send])

  return { state, change, unsent, stop, first: typed.current }
}
