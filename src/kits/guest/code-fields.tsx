import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { codeMinutes } from '#contract/auth'
import { guest } from '#contract/guest'
import { useCall } from '#src/api/query'
import { useErrorWords } from '#src/api/words'
import { useContentLang } from '#src/session/visitor'
import { Alert } from '#src/ui/alert'
import { Button } from '#src/ui/button'
import { TextField } from '#src/ui/form/text-field'
import { isVerified } from './reservation-values'

/** An address, and the code mailed to it; a form can hold the address whose code was already used as `verified`. */
export function CodeFields() {
  const { t } = useTranslation('guest')
  const { control, trigger, getValues } = useFormContext<{ email: string; code: string; verified?: string }>()
  const lang = useContentLang()
  const words = useErrorWords()
  const send = useCall(guest.sendCode, { errors: 'page' })
  const [sentTo, setSentTo] = useState('')
  const [email, verified = ''] = useWatch({ control, name: ['email', 'verified'] })
  const ask = async () => {
    if (!(await trigger('email'))) return
    const to = getValues('email')
    await send.mutateAsync({ query: { lang }, body: { email: to } }).then(
      () => setSentTo(to),
      () => setSentTo(''),
    )
  }
  const sent = sentTo !== '' && sentTo === email
  const isUsed = isVerified({ email, verified })
  return (
    <>
      <div className="flex flex-wrap items-end gap-3">
        <TextField name="email" type="email" label={t('form.email')} autoComplete="email" className="min-w-60 flex-1" />
        {!isUsed && (
          <Button variant="secondary" busy={send.isPending} onClick={() => void ask()}>
            {t(sent ? 'form.sendAgain' : 'form.send')}
          </Button>
        )}
      </div>
      {send.isError && (
        <Alert tone="error" live>
          {words(send.error)}
        </Alert>
      )}
      {isUsed ? (
        <Alert tone="success" live>
          {t('form.verified', { email })}
        </Alert>
      ) : (
        <>
          {sent && (
            <Alert tone="info" live>
              {t('form.sent', { minutes: codeMinutes })}
            </Alert>
          )}
          <TextField
            name="code"
            label={t('form.code')}
            help={t('form.codeHelp')}
            inputMode="numeric"
            autoComplete="one-time-code"
            className="max-w-60"
          />
        </>
      )}
    </>
  )
}
