import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { answerToken, surveyResponses } from '#contract/survey/response'
import type { SurveyKind, TourArea } from '#contract/survey/tour'
import { CallError, call } from '#src/api/call'
import { dropOpened, keepOpened, keptOpened, type Opened } from './store'
import { type Ending, endingOf } from './use-keeping'

export type PathOf = (kind: SurveyKind, area: TourArea) => string

export type OpenedState =
  | { is: 'looking' }
  /** No response is open on this device. */
  | { is: 'closed' }
  | { is: 'failed' }
  | { is: 'open'; opened: Opened }
  | { is: 'submitted'; isNow: boolean }
  | { is: 'ended'; ending: Ending }

const ofResponse = async (opened: Opened): Promise<OpenedState> => {
  const { submitted_at, kind, tour } = opened.response
  if (!submitted_at) {
    await keepOpened(opened)
    return { is: 'open', opened }
  }
  await dropOpened(kind, tour.area)
  return { is: 'submitted', isNow: false }
}

/**
 * Opens the answers to a survey: by a private link, whose token is in the address's fragment (no server sees it, and it is
 * removed immediately); from this device, also without a connection; or by the code (product §4).
 */
export function useOpened(kind: SurveyKind, area: TourArea, pathOf: PathOf) {
  const navigate = useNavigate()
  const { hash, pathname, search } = useLocation()
  const [state, setState] = useState<OpenedState>({ is: 'looking' })
  const [isElsewhere, setElsewhere] = useState(false)
  const [tries, setTries] = useState(0)
  const linked = useRef<string>(undefined)

  /** Shows the response here, or on the page of its own survey. */
  const show = useCallback(
    async (opened: Opened) => {
      const { response } = opened
      const next = await ofResponse(opened)
      if (response.kind === kind && response.tour.area === area) return setState(next)
      setElsewhere(true)
      await navigate(pathOf(response.kind, response.tour.area), { replace: true })
      // A submitted response is no longer stored, so the other page could not know about it.
      if (next.is !== 'open') setState(next)
    },
    [kind, area, navigate, pathOf],
  )

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each survey and each try
  useEffect(() => {
    let isUnmounted = false
    const named = hash.slice(1)
    if (answerToken.test(named)) {
      linked.current = named
      void navigate(pathname + search, { replace: true })
    }
    const find = async () => {
      const kept = await keptOpened(kind, area)
      const token = linked.current ?? kept?.token
      if (isUnmounted) return
      if (token === undefined) return setState((now) => (now.is === 'submitted' ? now : { is: 'closed' }))
      const pending = kept?.token === token ? kept.pending : {}
      try {
        const response = await call(surveyResponses.read, { body: { answer_token: token } }, { errors: 'silent' })
        linked.current = undefined
        if (!isUnmounted) await show({ token, response, pending })
      } catch (error) {
        if (isUnmounted) return
        const ending = endingOf(error)
        if (ending) {
          linked.current = undefined
          return setState({ is: 'ended', ending })
        }
        const isHere = kept?.token === token
        setState(isHere && error instanceof CallError ? { is: 'open', opened: kept } : { is: 'failed' })
      }
    }
    void find()
    return () => {
      isUnmounted = true
    }
  }, [kind, area, tries])

  const enter = async (participant_code: string) => {
    const { answer_token, ...response } = await call(
      surveyResponses.open,
      { body: { participant_code, kind } },
      { errors: 'silent' },
    )
    await show({ token: answer_token, response, pending: {} })
  }
  const end = async (next: Extract<OpenedState, { is: 'submitted' | 'ended' | 'closed' }>) => {
    await dropOpened(kind, area)
    setState(next)
  }
  const retry = () => {
    setState({ is: 'looking' })
    setTries((before) => before + 1)
  }
  return { state, isElsewhere, enter, end, retry }
}
