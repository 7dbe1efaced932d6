import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Spinner } from './spinner'

export const button = cva(
  [
    'relative inline-flex max-w-full items-center justify-center gap-2 rounded-md text-center font-semibold wrap-anywhere select-none',
    'eased active:scale-[0.985]',
    'disabled:opacity-50 disabled:active:scale-[1]',
  ],
  {
    variants: {
      variant: {
        primary: 'bg-brand text-on-brand shadow-sm hover:bg-brand-hover',
        accent: 'bg-accent text-on-accent shadow-sm hover:bg-accent-hover',
        secondary: 'border border-line-strong bg-surface text-ink hover:border-ink hover:bg-sunken',
        ghost: 'text-ink hover:bg-sunken',
        danger: 'bg-error text-on-error shadow-sm hover:bg-error-hover',
      },
      size: {
        sm: 'min-h-9 px-3.5 py-1 text-sm',
        md: 'min-h-(--control) px-5 py-2 text-base',
        lg: 'min-h-14 px-7 py-3 text-lg',
      },
      wide: { true: 'w-full' },
      busy: { true: 'cursor-progress active:scale-[1]' },
    },
    defaultVariants: { variant: 'primary', size: 'md' },
  },
)

type Look = Omit<VariantProps<typeof button>, 'busy'>

type ButtonProps = ComponentProps<'button'> & Look & { busy?: boolean; icon?: ReactNode }

/** While busy it keeps its width and its place in the tab order, shows a spinner, and ignores presses. */
export function Button({ variant, size, wide, busy, icon, className, children, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      className={button({ variant, size, wide, busy, className })}
    >
      {busy && <Spinner className="absolute size-5" />}
      <span className={`inline-flex min-w-0 items-center gap-2 ${busy ? 'opacity-0' : ''}`}>
        {icon}
        {children}
      </span>
    </button>
  )
}

type ButtonLinkProps = ComponentProps<typeof Link> & Look & { icon?: ReactNode }

export function ButtonLink({ variant, size, wide, icon, className, children, ...rest }: ButtonLinkProps) {
  return (
    <Link {...rest} className={button({ variant, size, wide, className })}>
      {icon}
      {children}
    </Link>
  )
}
