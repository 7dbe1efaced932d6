/** The site's mark: two booths that face each other, and the pulse between them. */
export const Logo = ({ className = 'size-9 shrink-0' }: { className?: string }) => (
  <svg viewBox="0 0 40 40" fill="none" aria-hidden="true" className={className}>
    <rect x="3" y="8" width="10" height="24" rx="2" fill="var(--brand)" />
    <rect x="27" y="8" width="10" height="24" rx="2" fill="var(--accent)" />
    <path
      d="M8 20h7l3-7 4 14 3-7h7"
      stroke="var(--ink)"
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
)
