import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { cut } from '#contract/cut'
import type { Data } from '#contract/endpoint'
import { ownPath } from '#contract/own-path'
import { type SocialProof, type SocialType, social } from '#contract/social'
import { CallError } from '#src/api/call'
import { useCall } from '#src/api/query'
import { useErrorWords } from '#src/api/words'
import { toast } from '#src/ui/overlay/toast'
import { useEnter } from '../../account/parts/use-enter'
import { paths } from '../../site'

type Arrived = Data<typeof social.arrive>
type Why = 'declined' | 'unavailable' | 'expired' | 'taken' | 'failed'

/** The progress of the return from a provider. */
export type Arrival =
  | { at: 'working'; linking: boolean }
  | { at: 'signup'; proof: SocialProof; person: NonNullable<Arrived['person']>; next: string | null }
  | { at: 'stopped'; why: Why; linking: boolean; next: string | null; message?: string }

const silent = { errors: 'silent' } as const

function whyOf({ status, code }: CallError): Why {
  if (code === 'auth.socialExpired') return 'expired'
  if (code === 'auth.socialTaken') return 'taken'
  return status === 0 || status >= 500 ? 'unavailable' : 'failed'
}

/**
 * Submits the provider's parameters in the address once, and removes them immediately: neither a reload nor the browser's history
 * sends them again. Continues automatically if the member is known or is connecting (product §4).
 */
export function useArrival(type: SocialType): [Arrival, (stopped: Arrival) => void] {
  const { t } = useTranslation('shop.social')
  const [arrival, setArrival] = useState<Arrival>({ at: 'working', linking: false })
  const { search } = useLocation()
  const navigate = useNavigate()
  const words = useErrorWords()
  const enter = useEnter()
  const arrive = useCall(social.arrive, silent)
  const signIn = useCall(social.signin, silent)
  const link = useCall(social.link, { errors: 'page', refreshes: [social.ways] })
  const begun = useRef(false)

  const goOn = async ({ outcome, linking, proof, person, ...arrived }: Arrived) => {
    const next = ownPath(arrived.next)
    if (outcome === 'declined' || outcome === 'unavailable') {
      return setArrival({ at: 'stopped', why: outcome, linking, next })
    }
    if (!proof) return
    if (outcome === 'signup')
      return setArrival({ at: 'signup', proof, person: person ?? { name: '', email: '' }, next })
    try {
      if (outcome === 'signin') {
        const { accessToken } = await signIn.mutateAsync({ body: proof })
        return await enter(accessToken, next ?? paths.main, { social: true })
      }
      setArrival({ at: 'working', linking: true })
      await link.mutateAsync({ body: proof })
      toast.success(t('ways.connected', { name: t(`name.${type}`) }))
      await navigate(paths.myProfile, { replace: true })
    } catch (error) {
      stop(error, linking, next)
    }
  }
  const stop = (error: unknown, linking = false, next: string | null = null) => {
    if (!(error instanceof CallError)) throw error
    setArrival({ at: 'stopped', why: whyOf(error), linking, next, message: words(error) })
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is read once, as it came
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    const given = new URLSearchParams(search)
    const [state, code, error] = ['state', 'code', 'error'].map((name) => given.get(name) || undefined)
    void navigate(paths.oauth(type), { replace: true })
    if (!state || !(code || error)) return setArrival({ at: 'stopped', why: 'expired', linking: false, next: null })
    const body = { state: cut(state, 200), ...(error ? { error: cut(error, 200) } : { code }) }
    arrive.mutateAsync({ params: { social_type: type }, body }).then(goOn, stop)
  }, [])

  return [arrival, setArrival]
}
