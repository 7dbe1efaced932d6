/** Two lines that cross: the background of the letter. */
export const Crossing = ({ className = '' }: { className?: string }) => (
  <svg aria-hidden="true" viewBox="0 0 600 400" preserveAspectRatio="xMidYMid slice" fill="none" className={className}>
    <path d="M-20 330C160 330 200 60 620 60" stroke="var(--brand)" strokeOpacity="0.35" strokeWidth="5" />
    <path d="M-20 70C160 70 220 340 620 340" stroke="var(--accent)" strokeOpacity="0.35" strokeWidth="5" />
    <path d="M-20 352C170 352 206 82 620 82" stroke="var(--brand)" strokeOpacity="0.15" strokeWidth="2" />
    <path d="M-20 92C160 92 226 362 620 362" stroke="var(--accent)" strokeOpacity="0.15" strokeWidth="2" />
  </svg>
)
