import { cva, type VariantProps } from 'class-variance-authority'
import type { ReactNode } from 'react'

const badge = cva('inline-flex items-center gap-1 rounded-full px-2.5 py-0.5 text-xs font-semibold whitespace-nowrap', {
  variants: {
    tone: {
      neutral: 'bg-sunken text-ink',
      brand: 'bg-brand-soft text-brand',
      accent: 'bg-accent text-on-accent',
      paper: 'bg-surface text-ink shadow-sm',
      success: 'bg-success-soft text-success',
      error: 'bg-error-soft text-error',
      info: 'bg-info-soft text-info',
      warning: 'bg-warning-soft text-warning',
    },
  },
  defaultVariants: { tone: 'neutral' },
})

/** A state or a mark in a word or two; `paper` is for use on pictures. */
export const Badge = ({ tone, children }: VariantProps<typeof badge> & { children: ReactNode }) => (
  <span className={badge({ tone })}>{children}</span>
)
