import { wave } from './strands'

const size = { width: 1200, height: 320 }
const paths = wave(size)

/** The wave of 21 strands, across the space it is given; every third one has the accent color. */
export const Wave = ({ className = '' }: { className?: string }) => (
  <svg
    viewBox={`0 0 ${size.width} ${size.height}`}
    preserveAspectRatio="none"
    fill="none"
    aria-hidden="true"
    className={`wave rtl:mirrored ${className}`}
  >
    {paths.map((path, at) => (
      <path
        key={path}
        d={path}
        stroke={at % 3 === 0 ? 'var(--accent)' : 'currentColor'}
        strokeOpacity={0.25 + (0.6 * at) / paths.length}
        strokeWidth="1.5"
        vectorEffect="non-scaling-stroke"
      />
    ))}
  </svg>
)
