import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { application as contract } from '#contract/education/application'
import { CallError, call } from '#src/api/call'
import { dropToken, keptToken } from '#src/session/link-tokens'
import { toast } from '#src/ui/overlay/toast'
import { invitationIn, invitationKey } from '../invitation-token'
import { stepPath } from './use-step'

/** Accepts the invitation of the followed link, also after a sign-in or a registration, and leads to its application. */
export function useInvitation() {
  const { t } = useTranslation('edu-travel.application')
  const { t: ui } = useTranslation('ui')
  const { hash } = useLocation()
  const navigate = useNavigate()
  const client = useQueryClient()
  const sentTo = useRef('')
  const [problem, setProblem] = useState<string>()
  const [kept] = useState(() => keptToken(invitationKey))
  const token = invitationIn(hash) || kept

  useEffect(() => {
    if (token === '' || sentTo.current === token) return
    sentTo.current = token
    const join = async () => {
      try {
        const { id } = await call(contract.accept, { body: { token } }, { errors: 'page' })
        dropToken(invitationKey)
        await client.invalidateQueries({ queryKey: [contract.list.path] })
        toast.success(t('begin.joined'))
        // The token is used up and is removed from the address.
        await navigate(stepPath(id, 'contact'), { replace: true })
      } catch (error) {
        // A failure for now can be repeated by a reload.
        if (error instanceof CallError && error.isFinal) dropToken(invitationKey)
        setProblem(error instanceof Error && error.message ? error.message : ui('error.text'))
      }
    }
    void join()
  }, [token, client, navigate, t, ui])
  return { problem, isJoining: token !== '' && !problem }
}
