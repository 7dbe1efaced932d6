/** Contour lines, as on the map of a coast. */
export const Contours = ({ className = '' }: { className?: string }) => (
  <svg
    aria-hidden="true"
    viewBox="0 0 1200 320"
    preserveAspectRatio="xMidYMax slice"
    fill="none"
    className={`pointer-events-none absolute inset-x-0 bottom-0 w-full ${className}`}
  >
    {Array.from({ length: 11 }, (_, at) => (
      <path
        // biome-ignore lint/suspicious/noArrayIndexKey: lines that never change
        key={at}
        d={`M-40 ${150 + at * 21 - at * at * 0.4} C 200 ${40 + at * 25} 320 ${230 + at * 11} 580 ${130 + at * 20} S 990 ${60 + at * 25} 1260 ${170 + at * 14}`}
        stroke="var(--accent)"
        strokeWidth="1.5"
        opacity={0.75 - at * 0.05}
      />
    ))}
  </svg>
)

/** A pulse: the line between two that meet. */
export const Pulse = ({ width = 160, className = '' }: { width?: number; className?: string }) => (
  <svg
    aria-hidden="true"
    viewBox="0 0 160 24"
    fill="none"
    width={width}
    height="24"
    className={`rtl:mirrored ${className}`}
  >
    <path
      d="M1 12h58l5-8 9 17 8-20 8 16 4-5h66"
      stroke="var(--pulse)"
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
)
