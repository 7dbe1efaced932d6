import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { enterAsMember } from '#src/api/enter'
import { useErrorWords } from '#src/api/words'
import { useVisitor } from '#src/session/visitor'
import { toast } from '#src/ui/overlay/toast'

interface How {
  /** Whether a provider vouched for the member. */
  social?: boolean
}

/** Signs in a member with a token, reports what happened to the guest's cart, and leads to `to` (product §3, §4). */
export function useEnter(): (token: string, to: string, how?: How) => Promise<void> {
  const { t } = useTranslation('shop.account')
  const visitor = useVisitor()
  const navigate = useNavigate()
  const words = useErrorWords()
  return async (token, to, { social } = {}) => {
    const { brought, refused } = await enterAsMember(visitor, token, social)
    if (brought > 0) toast.success(t('login.cartKept', { count: brought }))
    for (const error of refused) toast.warning(t('login.cartRefused', { reason: words(error) }))
    await navigate(to, { replace: true })
  }
}
