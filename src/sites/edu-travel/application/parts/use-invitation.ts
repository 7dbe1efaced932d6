import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { application as contract } from '#contract/education/application'
import { call } from '#src/api/call'
import { toast } from '#src/ui/overlay/toast'
import { stepPath } from './use-step'

/** Accepts the invitation in the address's `#` part, and leads to its application. */
export function useInvitation() {
  const { t } = useTranslation('edu-travel.application')
  const { t: ui } = useTranslation('ui')
  const { hash } = useLocation()
  const navigate = useNavigate()
  const client = useQueryClient()
  const sentTo = useRef('')
  const [problem, setProblem] = useState<string>()
  const token = /^#invitation=([\w-]{1,100})$/.exec(hash)?.[1] ?? ''

  useEffect(() => {
    if (token === '' || sentTo.current === token) return
    sentTo.current = token
    const join = async () => {
      try {
        const { id } = await call(contract.accept, { body: { token } }, { errors: 'page' })
        await client.invalidateQueries({ queryKey: [contract.list.path] })
        toast.success(t('begin.joined'))
        // The token is used up and is removed from the address.
        await navigate(stepPath(id, 'contact'), { replace: true })
      } catch (error) {
        setProblem(error instanceof Error && error.message ? error.message : ui('error.text'))
      }
    }
    void join()
  }, [token, client, navigate, t, ui])
  return { problem, isJoining: token !== '' && !problem }
}
