/** The site's mark: two paths that cross. */
export const Logo = ({ className = 'size-9 shrink-0' }: { className?: string }) => (
  <svg viewBox="0 0 40 40" fill="none" aria-hidden="true" className={className}>
    <rect width="40" height="40" rx="8" fill="#14213d" />
    <path d="M6 29C14 29 15 11 34 11" stroke="#f7f9fc" strokeWidth="3" strokeLinecap="round" />
    <path d="M6 11c8 0 9 18 28 18" stroke="#e4707a" strokeWidth="3" strokeLinecap="round" />
    <circle cx="19.2" cy="20" r="3.4" fill="#f4ecdc" />
  </svg>
)
