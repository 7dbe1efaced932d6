/** The site's mark: a pine at a desk's edge before the sun over the sea. Its name is beside it as text. */
export const Logo = ({ className = 'size-9' }: { className?: string }) => (
  <svg viewBox="0 0 40 40" fill="none" aria-hidden="true" className={className}>
    <rect width="40" height="40" rx="9" fill="var(--brand)" />
    <circle cx="27.2" cy="13.4" r="5" fill="#e2b467" />
    <path d="M24.5 24.2H35" stroke="#f8f5ef" strokeWidth="1.8" strokeLinecap="round" strokeOpacity=".55" />
    <path d="M14.2 30.6c-.7-6 .9-10.2.3-17" stroke="#f8f5ef" strokeWidth="1.8" strokeLinecap="round" />
    <path d="M9.3 13.4c1.2-4.6 8.6-5.2 10.6-.6-2.8 1.5-8 1.8-10.6.6Z" fill="#f8f5ef" />
    <path d="M6.2 19c1.4-4.2 10-4.6 12.4-.6-3.2 1.5-9.4 1.8-12.4.6Z" fill="#f8f5ef" />
    <path d="M9.8 24.6c1.4-3.9 10.4-4.3 13-.6-3.4 1.5-9.8 1.8-13 .6Z" fill="#f8f5ef" />
    <path d="M6 31h28" stroke="#f8f5ef" strokeWidth="2.6" strokeLinecap="round" />
  </svg>
)
