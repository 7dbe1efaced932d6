import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { codeMinutes } from '#contract/auth'
import { Alert } from '#src/ui/alert'
import { Button } from '#src/ui/button'
import { useField } from '#src/ui/form/use-field'
import { FieldWithAct } from './field-with-act'
import type { useVerifiedEmail } from './use-verified-email'

/** The field for the mailed code, with a button for a new one once the first has had time to arrive. */
export function CodeEntry({ steps }: { steps: ReturnType<typeof useVerifiedEmail> }) {
  const { t } = useTranslation('account')
  const { error } = useField('code')
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.querySelector('input')?.focus(), [])
  const { busy, resendIn, verify, send } = steps
  return (
    <div ref={box} className="space-y-4">
      <Alert tone="success" live>
        {t('email.sent', { minutes: codeMinutes })}
      </Alert>
      <FieldWithAct
        name="code"
        label={t('email.code')}
        help={t('email.codeHelp')}
        error={error}
        onAct={verify}
        input={{ inputMode: 'numeric', autoComplete: 'one-time-code', maxLength: 6 }}
        act={
          <Button variant="secondary" className="grow" busy={busy === 'verify'} onClick={verify}>
            {t('email.verify')}
          </Button>
        }
      />
      <Button variant="ghost" size="sm" disabled={resendIn > 0} busy={busy === 'send'} onClick={send}>
        {resendIn > 0 ? t('email.resendIn', { seconds: resendIn }) : t('email.resend')}
      </Button>
    </div>
  )
}
