/** The shop's mark: a ferry on the bend of a river. */
export const Mark = ({ className = 'size-9' }: { className?: string }) => (
  <svg viewBox="0 0 40 40" aria-hidden="true" className={className}>
    <rect width="40" height="40" rx="11" fill="var(--brand)" />
    <circle cx="27.5" cy="12.5" r="4.5" fill="var(--accent)" />
    <path d="M7 22.5h26c-1.2 4.2-4.4 6.5-8.6 6.5h-8.8C11.4 29 8.200 26.700 7 22.500z" fill="#fff" />
    <path d="M15.500 8.500c4.500 3 6 7 5.800 12H12c3-3.500 4-7.500 3.500-12z" fill="#fff" />
    <path
      d="M6 33.200c3-1.800 5.500-1.800 8.500 0s5.500 1.800 8.500 0 5.500-1.800 8.500 0"
      fill="none"
      stroke="#fff"
      strokeWidth="2"
      strokeLinecap="round"
      opacity=".75"
    />
  </svg>
)
