/** The site's mark: two circles that overlap in the light. */
export const Logo = ({ className = 'size-9 shrink-0' }: { className?: string }) => (
  <svg viewBox="0 0 40 40" fill="none" aria-hidden="true" className={className}>
    <rect width="40" height="40" rx="4" fill="#1c1233" />
    <circle cx="15.5" cy="20" r="10" fill="#7c3aed" />
    <circle cx="24.5" cy="20" r="10" fill="#c8f000" fillOpacity="0.85" />
    <path d="M20 11.1a10 10 0 0 1 0 17.8 10 10 0 0 1 0-17.8Z" fill="#faf8ff" />
  </svg>
)
