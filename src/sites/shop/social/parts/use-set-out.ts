import { useEffect, useState } from 'react'
import { type SocialType, social } from '#contract/social'
import { useCall } from '#src/api/query'
import { tab } from '#src/session/tab'

/**
 * Leaves for a provider: to sign in and continue to `next`, or to connect it with the account. `leaving` is the provider that the
 * page is being left for.
 */
export function useSetOut(): {
  leaving: SocialType | null
  signIn: (type: SocialType, next: string | null) => Promise<void>
  connect: (type: SocialType) => Promise<void>
} {
  const [leaving, setLeaving] = useState<SocialType | null>(null)
  const start = useCall(social.start)
  const connect = useCall(social.connect)

  // The browser's back button can restore the page as it was left.
  useEffect(() => {
    const stay = () => setLeaving(null)
    addEventListener('pageshow', stay)
    return () => removeEventListener('pageshow', stay)
  }, [])

  const leave = async (type: SocialType, ask: () => Promise<{ url: string }>) => {
    setLeaving(type)
    try {
      tab.go((await ask()).url)
    } catch {
      // The toast has already shown the reason.
      setLeaving(null)
    }
  }
  return {
    leaving,
    signIn: (type, next) =>
      leave(type, () => start.mutateAsync({ params: { social_type: type }, body: { ...(next && { next }) } })),
    connect: (type) => leave(type, () => connect.mutateAsync({ params: { social_type: type } })),
  }
}
