import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { RefusalCode } from '#contract/refusal'

/**
 * An amount as it is typed or pasted: digits, dot and minus only (product §5). Full-width ones are as good, and what parts thousands or names
 * won and dollars is left out. Null where there is anything else: without it `1e5` would be 15.
 */
export function amountText(text: string): string | null {
  const plain = text
    .normalize('NFKC')
    .replace(/[\s$₩]|,(?=\d{3}(?!\d)|$)/g, '')
    .replace('−', '-')
  return /^[\d.-]*$/.test(plain) ? plain : null
}

/** As many digits of a whole number are counted exactly. */
const mostDigits = 15

/** Hands on what is typed while it is a number's text, and says at the field, until it is left, what was not taken (product §5). */
export function useDigits(hand: (text: string) => void, { isWhole }: { isWhole: boolean }) {
  const { t } = useTranslation('refusal')
  const [fault, setFault] = useState<RefusalCode>()
  const take = (typed: string) => {
    const text = amountText(typed)
    const isOdd = text === null || (isWhole && /[.-]/.test(text))
    const found = isOdd
      ? 'validation.digits'
      : isWhole && text.length > mostDigits
        ? 'validation.numberHigh'
        : undefined
    setFault(found)
    if (text !== null && !found) hand(text)
  }
  return { take, leave: () => setFault(undefined), fault: fault && t(fault) }
}
