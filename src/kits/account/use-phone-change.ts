import { useEffect, useState } from 'react'
import type { Data } from '#contract/endpoint'
import type { phoneNumber } from '#contract/phone'
import { withDraft } from '#src/session/draft-values'
import { dropDrafts, keepDraft, keptDraft } from '#src/session/drafts'

const draft = 'phone-number:asked'

/** A code that was asked for: for which number, and how it comes. */
export interface AskedCode {
  phone: string
  by: Data<typeof phoneNumber.sendCode>['by']
  /** Only until the page is reloaded: it is never kept. */
  password?: string
}

/** The number that the code which was asked for before a reload was for. */
function keptCode(): AskedCode | null {
  const { phone, by } = withDraft({ phone: '', by: '' }, keptDraft(draft)).values
  return phone && (by === 'sms' || by === 'mail') ? { phone, by } : null
}

/** How far the change has come: a reload leads back to where the code is typed. */
export function usePhoneChange() {
  const [asked, setAsked] = useState(keptCode)
  const [changed, setChanged] = useState('')

  // Whoever goes elsewhere has given it up; a reload or a sign-in in between has not.
  useEffect(() => () => dropDrafts('phone-number:'), [])

  return {
    asked,
    changed,
    ask(code: AskedCode) {
      keepDraft(draft, { phone: code.phone, by: code.by })
      setAsked(code)
    },
    finish(phone: string) {
      dropDrafts('phone-number:')
      setChanged(phone)
    },
    again() {
      dropDrafts(draft)
      setAsked(null)
    },
  }
}
