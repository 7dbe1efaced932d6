/** The site's mark: a door ajar, and the line of light below it. Its name is beside it as text. */
export const Logo = ({ className = 'size-9 shrink-0' }: { className?: string }) => (
  <svg viewBox="0 0 40 40" fill="none" aria-hidden="true" className={className}>
    <rect width="40" height="40" rx="2" fill="#1f1f1f" />
    <rect x=".75" y=".75" width="38.5" height="38.5" rx="1.4" stroke="#b68f3a" strokeOpacity=".55" strokeWidth="1.5" />
    <path d="M13 8h14v22H13z" stroke="#f7f6f3" strokeOpacity=".5" strokeWidth="1.4" />
    <path d="M13 8l9 3v22l-9-3z" fill="#f7f6f3" />
    <circle cx="19.4" cy="21.4" r="1.1" fill="#1f1f1f" />
    <path d="M7 34h26" stroke="#b68f3a" strokeWidth="2" />
  </svg>
)
