import Star from 'lucide-react/icons/star'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { times } from './times'
import { useTenths } from './use-tenths'

type RatingProps = {
  /** 0 to 5. */
  value: number
  /** Shown after the value, such as the number of reviews. */
  children?: ReactNode
  /** Five stars where there is room, one where cards are dense. */
  stars?: 1 | 5
}

export function Rating({ value, children, stars = 1 }: RatingProps) {
  const { t } = useTranslation('ui')
  const shown = useTenths()(value)
  return (
    <span className="inline-flex items-center gap-1.5 text-sm">
      <span role="img" aria-label={t('rating.of', { value: shown })} className="inline-flex items-center gap-1.5">
        <span className="relative inline-flex" aria-hidden="true">
          {stars === 5 && <Row className="fill-line text-line" count={5} />}
          <span
            className={stars === 5 ? 'absolute inset-y-0 start-0 flex overflow-hidden' : 'flex'}
            style={stars === 5 ? { width: `${(value / 5) * 100}%` } : undefined}
          >
            <Row className="fill-current text-star" count={stars} />
          </span>
        </span>
        <span className="font-semibold figures" aria-hidden="true">
          {shown}
        </span>
      </span>
      {children && <span className="text-muted">{children}</span>}
    </span>
  )
}

const Row = ({ count, className }: { count: number; className: string }) => (
  <span className="flex shrink-0">
    {times(count).map((star) => (
      <Star key={star} className={`size-4 shrink-0 ${className}`} />
    ))}
  </span>
)

type RatingInputProps = {
  value: number | null
  onChange: (value: number) => void
  onBlur?: () => void
  name?: string
  'aria-invalid'?: true
}

/** Five radio buttons that look like stars: arrows, touch and screen readers work as with any radio buttons. */
export function RatingInput({ value, onChange, onBlur, name, ...rest }: RatingInputProps) {
  const { t } = useTranslation('ui')
  const group = useId()
  return (
    <span className="inline-flex">
      {times(5).map((star) => (
        <label key={star} className="picked rounded-sm p-1">
          <input
            {...rest}
            type="radio"
            name={name ?? group}
            value={star}
            checked={value === star}
            onChange={() => onChange(star)}
            onBlur={onBlur}
            aria-label={t('rating.stars', { count: star })}
            className="sr-only"
          />
          <Star
            className={`size-8 eased ${star <= (value ?? 0) ? 'fill-current text-star' : 'fill-transparent text-line-strong'}`}
          />
        </label>
      ))}
    </span>
  )
}
