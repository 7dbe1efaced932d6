import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { codeMinutes } from '#contract/auth'
import type { Endpoint } from '#contract/endpoint'
import { PhoneChange, phoneNumber } from '#contract/phone'
import type { AccountSite } from '#contract/sites/sites'
import type { z } from '#contract/zod'
import { useCall } from '#src/api/query'
import { useErrorWords } from '#src/api/words'
import { Alert } from '#src/ui/alert'
import { Button } from '#src/ui/button'
import { Form } from '#src/ui/form/form'
import { SubmitButton } from '#src/ui/form/submit-button'
import { TextField } from '#src/ui/form/text-field'
import { useZodForm } from '#src/ui/form/use-zod-form'
import { useDialogs } from '#src/ui/overlay/dialogs'
import { areaOf } from './queries'
import type { SentCode } from './use-phone-change'
import { resendAfter, useSeconds } from './use-seconds'

interface PhoneCodeFormProps {
  site: AccountSite
  sent: SentCode
  email: string
  hasPassword: boolean
  /** Endpoints that return the number, refetched afterwards. */
  refreshes: Endpoint[]
  onDone: (phone: string) => void
  /** Back to the number: to change it, or to request a code after a reload. */
  onAgain: () => void
}

/** The form for the code; asks before the number is changed (product §5, §8). */
export function PhoneCodeForm({
  site,
  sent: { phone, by, password },
  email,
  hasPassword,
  refreshes,
  onDone,
  onAgain,
}: PhoneCodeFormProps) {
  const { t } = useTranslation('account')
  const { question } = useDialogs()
  const words = useErrorWords()
  const form = useZodForm(PhoneChange, { phone, code: '' })
  const change = useCall(phoneNumber.change, { errors: 'page', area: areaOf(site), refreshes })
  const resend = useCall(phoneNumber.sendCode, { errors: 'page', area: areaOf(site) })
  // The password is never stored: after a reload it has to be typed again.
  const canResend = !hasPassword || password !== undefined
  const [resendIn, wait] = useSeconds()
  const [problem, setProblem] = useState('')
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.querySelector('input')?.focus(), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the wait begins with the page, not with each render
  useEffect(() => wait(resendAfter), [])

  const send = async (body: z.output<typeof PhoneChange>) => {
    if (!(await question({ title: t('phoneChange.question'), text: t('phoneChange.questionText', { phone }) }))) return
    await change.mutateAsync({ body: { ...body, site } })
    onDone(phone)
  }
  const again = async () => {
    setProblem('')
    form.reset({ phone, code: '' })
    await resend.mutateAsync({ body: { phone, site, ...(password !== undefined && { password }) } }).then(
      () => wait(resendAfter),
      (error: unknown) => setProblem(words(error)),
    )
  }
  return (
    <div ref={box} className="space-y-4">
      <Form form={form} onSubmit={send} label={t('phoneChange.title')}>
        <Alert tone="success" live>
          {t(by === 'sms' ? 'phoneChange.sentSms' : 'phoneChange.sentMail', { phone, email, minutes: codeMinutes })}
        </Alert>
        <TextField
          name="code"
          label={t('email.code')}
          help={t('email.codeHelp')}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={6}
        />
        <SubmitButton wide>{t('phoneChange.submit')}</SubmitButton>
      </Form>
      {problem && (
        <Alert tone="error" live>
          {problem}
        </Alert>
      )}
      <div className="flex flex-wrap justify-between gap-2">
        {canResend && (
          <Button
            variant="ghost"
            size="sm"
            disabled={resendIn > 0}
            busy={resend.isPending}
            onClick={() => void again()}
          >
            {resendIn > 0 ? t('email.resendIn', { seconds: resendIn }) : t('email.resend')}
          </Button>
        )}
        <Button variant="ghost" size="sm" onClick={onAgain}>
          {t(canResend ? 'phoneChange.other' : 'phoneChange.again')}
        </Button>
      </div>
    </div>
  )
}
