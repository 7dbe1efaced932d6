import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CallInput, Data } from '#contract/endpoint'
import { FactorConfirmation, secondFactor } from '#contract/second-factor'
import { useCall } from '#src/api/query'
import { Alert } from '#src/ui/alert'
import { Button } from '#src/ui/button'
import { CopyButton } from '#src/ui/copy-button'
import { Form } from '#src/ui/form/form'
import { SubmitButton } from '#src/ui/form/submit-button'
import { TextField } from '#src/ui/form/text-field'
import { useZodForm } from '#src/ui/form/use-zod-form'
import { QrCode } from '#src/ui/qr-code'

type Begin = NonNullable<CallInput<typeof secondFactor.begin>['body']>
/** A desk whose users sign in with a second factor. */
export type DeskSite = NonNullable<Begin['site']>
/** The typed credentials; they stay in memory. */
export type TypedSignin = Pick<Begin, 'email' | 'password'>

interface FactorSetupProps {
  site: DeskSite
  typed: TypedSignin
  onToken: (token: string) => Promise<unknown>
}

/**
 * Sets up a second factor: the secret as a QR code and as a key, its first code, then the recovery codes, shown once
 * (product §6).
 */
export function FactorSetup({ site, typed, onToken }: FactorSetupProps) {
  const { t } = useTranslation('account')
  const begin = useCall(secondFactor.begin, { errors: 'silent' })
  const confirm = useCall(secondFactor.confirm, { errors: 'silent' })
  const form = useZodForm(FactorConfirmation, { code: '' })
  const [done, setDone] = useState<Data<typeof secondFactor.confirm> | null>(null)
  const begun = useRef(false)
  const body = { ...typed, site }
  const start = () => begin.mutate({ body })
  // Once: each call creates another secret.
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    start()
  })
  if (done) return <RecoveryCodes codes={done.recovery_codes} onGo={() => onToken(done.accessToken)} />
  if (begin.error) {
    return (
      <Alert tone="error" live actions={<Button onClick={start}>{t('factor.again')}</Button>}>
        {begin.error.message}
      </Alert>
    )
  }
  if (!begin.data) return <div aria-busy="true" className="min-h-96" />
  const { secret, uri } = begin.data
  return (
    <div className="space-y-6">
      <p>{t('factor.scan')}</p>
      <QrCode text={uri} label={t('factor.picture')} className="mx-auto size-52" />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-0">
          <span className="block text-sm text-muted">{t('factor.key')}</span>
          <code className="wrap-anywhere">{secret.replace(/.{4}(?=.)/g, '$& ')}</code>
        </p>
        <CopyButton text={secret} />
      </div>
      <Form
        form={form}
        label={t('factor.title')}
        onSubmit={async ({ code }) => setDone(await confirm.mutateAsync({ body: { ...body, code } }))}
      >
        <TextField name="code" label={t('factor.appCode')} inputMode="numeric" autoComplete="one-time-code" />
        <SubmitButton wide>{t('factor.submit')}</SubmitButton>
      </Form>
    </div>
  )
}

function RecoveryCodes({ codes, onGo }: { codes: readonly string[]; onGo: () => Promise<unknown> }) {
  const { t } = useTranslation('account')
  const heading = useRef<HTMLHeadingElement>(null)
  const [failed, setFailed] = useState('')
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="space-y-6">
      <h2 ref={heading} tabIndex={-1} className="text-xl font-bold">
        {t('factor.codesTitle')}
      </h2>
      <p>{t('factor.codes')}</p>
      <ul className="grid grid-cols-2 gap-2 rounded-md bg-sunken p-4 text-center figures">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <CopyButton text={codes.join('\n')}>{t('factor.copy')}</CopyButton>
      {failed && (
        <Alert tone="error" live>
          {failed}
        </Alert>
      )}
      <Button wide onClick={() => void onGo().catch((error: Error) => setFailed(error.message))}>
        {t('factor.go')}
      </Button>
    </div>
  )
}
