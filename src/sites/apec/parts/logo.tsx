import { wave } from './strands'

const paths = wave({ width: 40, height: 40 })

/** The site's mark: the wave of 21 strands on a dark ground. Its name is beside it as text. */
export const Logo = ({ className = 'size-9 shrink-0' }: { className?: string }) => (
  <svg viewBox="0 0 40 40" fill="none" aria-hidden="true" className={className}>
    <rect width="40" height="40" rx="6" fill="var(--brand)" />
    {paths.map((path, at) => (
      <path
        key={path}
        d={path}
        stroke={at % 3 === 0 ? 'var(--accent)' : '#fff'}
        strokeOpacity={0.35 + (0.6 * at) / paths.length}
        strokeWidth="0.9"
      />
    ))}
  </svg>
)
