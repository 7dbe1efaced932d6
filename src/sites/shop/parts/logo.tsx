/** The shop's mark: a ferry's sail over a river bend. Its name is beside it as text. */
export const Logo = ({ className = 'size-9' }: { className?: string }) => (
  <svg viewBox="0 0 40 40" fill="none" aria-hidden="true" className={className}>
    <rect width="40" height="40" rx="12" fill="var(--brand)" />
    <path d="M20.6 7.2c5.9 2.6 9.2 7.4 9.6 14.3h-9.6V7.2Z" fill="#fff" />
    <path d="M18.2 11.4v10.1h-7.4c.9-4.4 3.3-7.8 7.4-10.1Z" fill="#fff" fillOpacity=".72" />
    <path d="M7.6 24h24.8c-1 3.3-3.5 5.2-6.9 5.2H14.6c-3.5 0-6-1.9-7-5.2Z" fill="var(--accent)" />
    <path
      d="M8 33.4c3-1.7 6-1.7 9 0s6 1.7 9 0c2-1.1 4-1.5 6-1.1"
      stroke="#fff"
      strokeWidth="2.2"
      strokeLinecap="round"
    />
  </svg>
)
