import { useEffect, useState } from 'react'
import type { Data } from '#contract/endpoint'
import type { phoneNumber } from '#contract/phone'
import { withDraft } from '#src/session/draft-values'
import { dropDrafts, keepDraft, keptDraft } from '#src/session/drafts'

const draft = 'phone-number:asked'

/** A requested code: its phone number, and how it is sent. */
export interface SentCode {
  phone: string
  by: Data<typeof phoneNumber.sendCode>['by']
  /** Only until the page is reloaded: it is never stored. */
  password?: string
}

/** Restores a code requested before a reload. */
function keptCode(): SentCode | null {
  const { phone, by } = withDraft({ phone: '', by: '' }, keptDraft(draft)).values
  return phone && (by === 'sms' || by === 'mail') ? { phone, by } : null
}

/** The progress of the change: a reload leads back to the code field. */
export function usePhoneChange() {
  const [sent, setSent] = useState(keptCode)
  const [changed, setChanged] = useState('')

  // Leaving the page abandons the change; a reload or a sign-in in between does not.
  useEffect(() => () => dropDrafts('phone-number:'), [])

  return {
    sent,
    changed,
    ask(code: SentCode) {
      keepDraft(draft, { phone: code.phone, by: code.by })
      setSent(code)
    },
    finish(phone: string) {
      dropDrafts('phone-number:')
      setChanged(phone)
    },
    again() {
      dropDrafts(draft)
      setSent(null)
    },
  }
}
