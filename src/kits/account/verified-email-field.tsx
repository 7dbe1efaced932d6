import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { AccountSite } from '#contract/sites/sites'
import { Alert } from '#src/ui/alert'
import { Button } from '#src/ui/button'
import { useField } from '#src/ui/form/use-field'
import { CodeEntry } from './code-entry'
import { FieldWithAct } from './field-with-act'
import { useVerifiedEmail } from './use-verified-email'

interface VerifiedEmailFieldProps {
  site: AccountSite
  /** What the address is used for, where the site has its own text. */
  help?: string
  /** Actions for an address that already has an account. */
  takenActions?: ReactNode
}

/** An address that is checked for duplicates, then verified by a mailed code; fills `email`, `check_duplicate`, `code`. */
export function VerifiedEmailField({ site, help, takenActions }: VerifiedEmailFieldProps) {
  const { t } = useTranslation('account')
  const { t: refusal } = useTranslation('refusal')
  const email = useField('email')
  const duplicate = useField('check_duplicate')
  const code = useField('code')
  const steps = useVerifiedEmail(site)
  // A code the server finally refuses has to be typed again.
  const stage = steps.stage === 'verified' && code.error ? 'sent' : steps.stage
  const unverified = stage === 'free' && code.error && refusal('auth.verifyFirst')
  const error =
    email.error ??
    (stage === 'failed' ? steps.message : undefined) ??
    (stage === 'typed' ? duplicate.error : undefined) ??
    (unverified || undefined)
  const isFree = stage === 'free'
  const act = isFree ? steps.send : steps.check
  return (
    <div data-invalid={stage === 'taken' && duplicate.error ? '' : undefined} className="space-y-4">
      <FieldWithAct
        name="email"
        label={t('email.label')}
        help={help ?? t('email.help')}
        error={error}
        onAct={stage === 'sent' || stage === 'verified' ? undefined : act}
        input={{ type: 'email', inputMode: 'email', autoComplete: 'email', readOnly: stage === 'verified' }}
        act={
          stage !== 'sent' &&
          stage !== 'verified' && (
            <Button
              variant={isFree ? 'primary' : 'secondary'}
              className="grow"
              busy={steps.busy !== null}
              onClick={act}
            >
              {t(isFree ? 'email.send' : 'email.check')}
            </Button>
          )
        }
      />
      {stage === 'taken' && (
        <Alert tone="warning" live actions={takenActions}>
          {steps.message}
        </Alert>
      )}
      {isFree && (
        <Alert tone="success" live>
          {t('email.free')}
        </Alert>
      )}
      {stage === 'sent' && <CodeEntry steps={steps} />}
      {stage === 'verified' && <Verified onChange={steps.restart} />}
    </div>
  )
}

function Verified({ onChange }: { onChange: () => void }) {
  const { t } = useTranslation('account')
  const alert = useRef<HTMLDivElement>(null)
  useEffect(() => alert.current?.focus(), [])
  return (
    <>
      {/* A refusal of the code finds its field by this name. */}
      <input type="hidden" name="code" />
      <Alert
        ref={alert}
        tone="success"
        live
        actions={
          <Button variant="secondary" size="sm" onClick={onChange}>
            {t('email.change')}
          </Button>
        }
      >
        {t('email.verified')}
      </Alert>
    </>
  )
}
