/** The site's mark: a punched ticket with the tower above the city at night. */
export const Logo = ({ className = 'size-9 shrink-0' }: { className?: string }) => (
  <svg viewBox="0 0 40 40" fill="none" aria-hidden="true" className={className}>
    <path
      d="M8 4h24a6 6 0 0 1 6 6v6a4 4 0 0 0 0 8v6a6 6 0 0 1-6 6H8a6 6 0 0 1-6-6v-6a4 4 0 0 0 0-8v-6a6 6 0 0 1 6-6Z"
      fill="#2b1b4d"
    />
    <path
      d="M20 8v5m-3.2 3a3.2 3.2 0 0 1 6.4 0c0 1.8-1 2.6-1.5 4.2L20.8 27h-1.6l-.9-6.8c-.5-1.6-1.5-2.4-1.5-4.2Z"
      stroke="#c9f24b"
      strokeWidth="1.8"
      strokeLinejoin="round"
    />
    <path d="M8 31c3.2-3.6 6.6-4.6 12-4.6S28.8 27.4 32 31" stroke="#ff5c93" strokeWidth="2.4" strokeLinecap="round" />
  </svg>
)
