import { useEffect, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import type { AccountSite } from '#contract/sites/sites'
import { CallError } from '#src/api/call'
import { useErrorWords } from '#src/api/words'
import { emailCalls } from './email-calls'
import { resendAfter, useSeconds } from './use-seconds'

/** The progress of the address; `taken` and `failed` both count as a duplicate (product §5). */
type Stage = 'typed' | 'taken' | 'failed' | 'free' | 'sent' | 'verified'
type Act = 'check' | 'send' | 'verify'

interface Progress {
  email: string
  stage: Stage
  /** The server's message about it. */
  message?: string
}

const passed: readonly Stage[] = ['free', 'sent', 'verified']

/** Takes the form's `email` from typed to verified, and fills its `check_duplicate` and `code` (product §5). */
export function useVerifiedEmail(site: AccountSite) {
  const calls = emailCalls(site)
  const { trigger, setValue, setError, clearErrors, getValues, formState } = useFormContext()
  const words = useErrorWords()
  const email = String(useWatch({ name: 'email' }) ?? '')
    .trim()
    .toLowerCase()
  const [progress, setProgress] = useState<Progress>({ email: '', stage: 'typed' })
  const [busy, setBusy] = useState<Act | null>(null)
  const [resendIn, waitToResend] = useSeconds()
  const { stage, message }: Omit<Progress, 'email'> = progress.email === email ? progress : { stage: 'typed' }
  const isFree = passed.includes(stage)

  useEffect(() => {
    setValue('check_duplicate', isFree, { shouldValidate: formState.isSubmitted })
    if (!isFree) setValue('code', '')
  }, [isFree, setValue, formState.isSubmitted])

  const attempt = async (act: Act, work: () => Promise<unknown>, then: Stage, failed: (error: unknown) => void) => {
    if (busy) return false
    setBusy(act)
    try {
      await work()
      setProgress({ email, stage: then })
      return true
    } catch (error) {
      failed(error)
      return false
    } finally {
      setBusy(null)
    }
  }
  const wrong = (name: string) => (error: unknown) =>
    setError(name, { type: 'refusal', message: words(error), plain: true } as never)

  const check = async () => {
    if (!(await trigger('email'))) return false
    return attempt(
      'check',
      () => calls.check(email),
      'free',
      (error) => {
        const taken = error instanceof CallError && error.status === 409
        setProgress({ email, stage: taken ? 'taken' : 'failed', message: words(error) })
      },
    )
  }
  const send = async () => {
    clearErrors('code')
    setValue('code', '')
    const sent = await attempt('send', () => calls.send(email), 'sent', wrong(stage === 'free' ? 'email' : 'code'))
    if (sent) waitToResend(resendAfter)
    return sent
  }
  const verify = async () => {
    if (!(await trigger('code'))) return false
    const code = String(getValues('code')).trim()
    return attempt('verify', () => calls.verify(email, code), 'verified', wrong('code'))
  }
  const restart = () => setProgress({ email: '', stage: 'typed' })
  return { stage, message, busy, resendIn, check, send, verify, restart }
}
