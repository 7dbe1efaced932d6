import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { fairParticipants } from '#contract/fair/participant'
import { CallError, call } from '#src/api/call'
import { enter } from '#src/api/enter'
import { keepTestMode } from '#src/session/business-test'
import { dropToken } from '#src/session/sign'
import { useVisitor } from '#src/session/visitor'
import { usePaths } from '../../site'

/** Signs in to the fair, in test mode or not: the switch has to match the account's mode (product §4). */
export function useTestSignin() {
  const { t } = useTranslation('fair.account')
  const visitor = useVisitor()
  const navigate = useNavigate()
  const paths = usePaths()
  const [test, setTest] = useState(false)
  const onToken = async (token: string, next: string | null) => {
    await enter(visitor, 'business', token)
    const isOffice = visitor.session.getState().people.business?.roles.includes('fair-admin')
    if (!isOffice) {
      const { is_test } = await call(fairParticipants.own, {}, { area: 'business', errors: 'page' })
      if (is_test !== test) {
        dropToken(visitor, 'business')
        throw new CallError(403, 'general.forbidden', t(is_test ? 'login.isTest' : 'login.isNotTest'))
      }
      keepTestMode(test)
    }
    await navigate(next ?? (isOffice ? paths.desk : paths.mypage), { replace: true })
  }
  return { test, setTest, onToken }
}

/** The switch for signing in in test mode. */
export function TestSwitch({ test, onChange }: { test: boolean; onChange: (test: boolean) => void }) {
  const { t } = useTranslation('fair.account')
  const id = useId()
  return (
    <div className="mt-5 flex items-start gap-3 border-t border-line pt-4 text-sm">
      <input
        id={id}
        type="checkbox"
        checked={test}
        onChange={(event) => onChange(event.target.checked)}
        aria-describedby={`${id}-help`}
        className="mt-0.5 size-5 shrink-0"
      />
      <span>
        <label htmlFor={id} className="font-semibold">
          {t('login.test')}
        </label>
        <span id={`${id}-help`} className="block text-muted">
          {t('login.testHelp')}
        </span>
      </span>
    </div>
  )
}
