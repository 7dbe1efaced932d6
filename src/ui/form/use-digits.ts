import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { RefusalCode } from '#contract/refusal'

/**
 * Normalizes an amount that was typed or pasted: digits, dot and minus only (product §5). Full-width forms are accepted;
 * thousands separators and won or dollar signs are dropped. Returns null for anything else: otherwise `1e5` would become 15.
 */
export function amountText(text: string): string | null {
  const plain = text
    .normalize('NFKC')
    .replace(/[\s$₩]|,(?=\d{3}(?!\d)|$)/g, '')
    .replace('−', '-')
  return /^[\d.-]*$/.test(plain) ? plain : null
}

/** Whole numbers are exact up to this many digits. */
const mostDigits = 15

/**
 * Passes typed text on while it is a number, and shows at the field, until it is left, why other text was not accepted
 * (product §5).
 */
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
