import { cva } from 'class-variance-authority'
import type { ReactNode, Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { type Tone, toneIcons } from './tone'

const alert = cva('flex gap-3 text-ink', {
  variants: {
    tone: {
      success: 'bg-success-soft [--sign:var(--success)]',
      error: 'bg-error-soft [--sign:var(--error)]',
      info: 'bg-info-soft [--sign:var(--info)]',
      warning: 'bg-warning-soft [--sign:var(--warning)]',
    },
    shape: {
      box: 'rounded-md border border-(--sign)/30 px-4 py-3.5',
      banner: 'justify-center px-(--gutter) py-2.5 text-sm',
    },
  },
  defaultVariants: { tone: 'info', shape: 'box' },
})

type AlertProps = {
  tone?: Tone
  /** `banner` spans the whole page, `box` is in the text. */
  shape?: 'box' | 'banner'
  title?: ReactNode
  children?: ReactNode
  actions?: ReactNode
  /** Read aloud as soon as it appears: for responses to a user's action. */
  live?: boolean
  className?: string
  ref?: Ref<HTMLDivElement>
}

export function Alert({ tone = 'info', shape, title, children, actions, live, className, ref }: AlertProps) {
  const { t } = useTranslation('ui')
  const Icon = toneIcons[tone]
  return (
    <div
      ref={ref}
      role={live ? (tone === 'error' ? 'alert' : 'status') : undefined}
      tabIndex={ref ? -1 : undefined}
      className={alert({ tone, shape, className })}
    >
      <Icon role="img" aria-label={t(`tone.${tone}`)} className="mt-0.5 size-5 shrink-0 text-(--sign)" />
      <div className="min-w-0 stack-1">
        {title && <p className="font-semibold">{title}</p>}
        {children && <div>{children}</div>}
        {actions && <div className="flex flex-wrap gap-2 pt-2">{actions}</div>}
      </div>
    </div>
  )
}
