import { cva } from 'class-variance-authority'
import X from 'lucide-react/icons/x'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

const chip = cva(
  [
    'inline-flex min-h-10 shrink-0 items-center gap-2 rounded-full border px-4 text-sm font-medium whitespace-nowrap',
    'eased',
  ],
  {
    variants: {
      on: {
        true: 'border-brand bg-brand-soft font-semibold text-brand',
        false: 'border-line-strong bg-surface text-ink hover:border-ink',
      },
    },
    defaultVariants: { on: false },
  },
)

type ChipProps = {
  on: boolean
  onChange: (on: boolean) => void
  icon?: ReactNode
  disabled?: boolean
  children: ReactNode
}

/** A filter that is on or off. */
export const Chip = ({ on, onChange, icon, disabled, children }: ChipProps) => (
  <button
    type="button"
    aria-pressed={on}
    disabled={disabled}
    onClick={() => onChange(!on)}
    className={chip({ on, className: 'disabled:opacity-50' })}
  >
    {icon}
    {children}
  </button>
)

type ChipLinkProps = { to: string; on?: boolean; icon?: ReactNode; children: ReactNode }

/** A filter with its own URL. */
export const ChipLink = ({ to, on, icon, children }: ChipLinkProps) => (
  <Link to={to} aria-current={on ? 'true' : undefined} className={chip({ on })}>
    {icon}
    {children}
  </Link>
)

/** A filter in force, with a button to remove it; `name` is its accessible name. */
export function RemovableChip({
  name,
  onRemove,
  children,
}: {
  name: string
  onRemove: () => void
  children?: ReactNode
}) {
  const { t } = useTranslation('ui')
  return (
    <span className={chip({ on: true, className: 'pe-1.5' })}>
      {children ?? name}
      <button
        type="button"
        aria-label={t('remove', { name })}
        onClick={onRemove}
        className="grid size-7 place-items-center rounded-full hover:bg-sunken"
      >
        <X className="size-4" />
      </button>
    </span>
  )
}

/** Like `RemovableChip`, where removing is a link. */
export function RemovableLink({ name, to }: { name: string; to: string }) {
  const { t } = useTranslation('ui')
  return (
    <Link
      to={to}
      aria-label={t('remove', { name })}
      className={chip({ on: true, className: 'max-w-full min-h-9 pe-3 hover:border-ink' })}
    >
      <span className="truncate">{name}</span>
      <X className="size-4 shrink-0" />
    </Link>
  )
}

/** Chips in a row: they wrap where there is room, and scroll sideways on phones. */
export function Chips({ label, children }: { label: string; children: ReactNode }) {
  const row = useRef<HTMLFieldSetElement>(null)
  const last = useRef<Element | null>(null)
  // Once chosen, a chip must be in view. Only the row scrolls: the page stays where it is.
  useEffect(() => {
    const chosen = row.current?.querySelector('[aria-current]')
    if (!row.current || !chosen || chosen === last.current) return
    last.current = chosen
    const [shown, { left, right }] = [row.current.getBoundingClientRect(), chosen.getBoundingClientRect()]
    if (left < shown.left || right > shown.right)
      row.current.scrollLeft += (left + right - shown.left - shown.right) / 2
  })
  return (
    <fieldset
      ref={row}
      className="-mx-(--gutter) flex min-w-0 gap-2 overflow-x-auto px-(--gutter) py-1 [scrollbar-width:none] md:mx-0 md:flex-wrap md:px-0"
    >
      <legend className="sr-only">{label}</legend>
      {children}
    </fieldset>
  )
}
