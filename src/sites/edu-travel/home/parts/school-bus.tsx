const windows = [40, 92, 144, 196]
const hills = 'M0 150c40-34 78-34 118-8s74 10 104-18 62-30 98 2 46 22 60 12v52H0z'

/** A school bus below the hills of Seoul, in pencil and crayon. */
export const SchoolBus = ({ className = '' }: { className?: string }) => (
  <svg viewBox="0 0 380 210" fill="none" aria-hidden="true" className={className}>
    <path d={hills} fill="var(--brand)" opacity="0.12" />
    <path d="M268 128V70m-9 0h18m-14-10h10m-5 0V40" stroke="var(--brand)" strokeWidth="5" strokeLinecap="round" />
    <path d="M8 188h364" stroke="var(--ink)" strokeWidth="3" strokeLinecap="round" strokeDasharray="18 12" />
    <rect x="22" y="84" width="240" height="88" rx="20" fill="var(--accent)" stroke="var(--ink)" strokeWidth="3" />
    <path d="M262 122h34q20 0 22 22v28h-56z" fill="var(--accent)" stroke="var(--ink)" strokeWidth="3" />
    {windows.map((x) => (
      <rect key={x} x={x} y="98" width="40" height="32" rx="7" fill="#fff" stroke="var(--ink)" strokeWidth="3" />
    ))}
    <circle cx="60" cy="120" r="8" fill="var(--brand)" />
    <circle cx="112" cy="120" r="8" fill="#d95a3c" />
    <circle cx="164" cy="120" r="8" fill="#2e7d32" />
    <circle cx="216" cy="120" r="8" fill="var(--brand)" />
    {[82, 258].map((x) => (
      <g key={x}>
        <circle cx={x} cy="174" r="21" fill="var(--ink)" />
        <circle cx={x} cy="174" r="8" fill="#fff" />
      </g>
    ))}
    <path
      d="M22 146h296M330 40q16-14 32 0m-44 22q10-8 20 0"
      stroke="var(--ink)"
      strokeWidth="3"
      strokeLinecap="round"
    />
  </svg>
)
