import { cva } from 'class-variance-authority'
import type { ReactNode } from 'react'

const amountLook = cva('font-bold figures whitespace-nowrap', {
  variants: { size: { sm: 'text-base', md: 'text-lg', lg: 'text-2xl' } },
  defaultVariants: { size: 'md' },
})

type PriceProps = {
  /** `$` or `₩`. */
  symbol: string
  /** Digits, already grouped. */
  amount: string
  /** The earlier price, with its symbol, and its text for screen readers. */
  was?: { shown: string; label: string }
  /** Shown before or after, depending on the language: "from", "per person". */
  before?: ReactNode
  after?: ReactNode
  size?: 'sm' | 'md' | 'lg'
}

export const Price = ({ symbol, amount, was, before, after, size }: PriceProps) => (
  <span className="inline-flex flex-wrap items-baseline gap-x-1.5">
    {before && <span className="text-sm text-muted">{before}</span>}
    {was && (
      <s className="text-sm text-muted figures">
        <span className="sr-only">{was.label} </span>
        {was.shown}
      </s>
    )}
    <bdi className={amountLook({ size })}>
      <span className="me-px text-[0.85em]">{symbol}</span>
      {amount}
    </bdi>
    {after && <span className="text-sm text-muted">{after}</span>}
  </span>
)
