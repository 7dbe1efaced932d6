import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'

export const iconButton = cva(['inline-grid shrink-0 place-items-center rounded-full eased', 'disabled:opacity-40'], {
  variants: {
    variant: {
      ghost: 'text-ink hover:bg-sunken',
      outline: 'border border-line-strong bg-surface text-ink hover:border-ink hover:bg-sunken',
      floating: 'bg-surface text-ink shadow-md hover:bg-sunken',
    },
    size: { sm: 'size-9', md: 'size-11' },
  },
  defaultVariants: { variant: 'ghost', size: 'md' },
})

type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label'> &
  VariantProps<typeof iconButton> & {
    /** Read aloud and shown as the tooltip: an icon alone explains nothing. */
    label: string
    children: ReactNode
  }

export function IconButton({ label, variant, size, className, children, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      className={iconButton({ variant, size, className })}
    >
      {children}
    </button>
  )
}
