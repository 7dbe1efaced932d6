/** The site's mark: a notebook whose spiral is a row of windows, and below them the wheels of a bus. */
export const Logo = ({ className = 'size-9 shrink-0' }: { className?: string }) => (
  <svg viewBox="0 0 40 40" fill="none" aria-hidden="true" className={className}>
    <rect x="3" y="6" width="34" height="26" rx="6" fill="var(--accent)" />
    <path d="M3 23h34" stroke="var(--brand)" strokeWidth="3" />
    <path d="M8 11h6v7H8zM17 11h6v7h-6zM26 11h6v7h-6z" fill="#fff" />
    <circle cx="12" cy="32" r="4.5" fill="var(--brand)" />
    <circle cx="28" cy="32" r="4.5" fill="var(--brand)" />
    <circle cx="12" cy="32" r="1.5" fill="#fff" />
    <circle cx="28" cy="32" r="1.5" fill="#fff" />
  </svg>
)
