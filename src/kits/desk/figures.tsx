interface Figure {
  label: string
  value: string
  /** What the value is a part of. */
  of?: string
}

/** The most important figures of a page, side by side. */
export const Figures = ({ figures }: { figures: readonly Figure[] }) => (
  <ul className="grid gap-2 sm:grid-cols-2 lg:grid-cols-4">
    {figures.map(({ label, value, of }) => (
      <li
        key={label}
        className="flex items-baseline justify-between gap-3 rounded-md border border-line bg-surface px-4 py-3"
      >
        <span className="font-semibold">{label}</span>
        <span className="text-2xl font-bold figures">
          {value}
          {of !== undefined && <span className="text-sm font-normal text-muted"> / {of}</span>}
        </span>
      </li>
    ))}
  </ul>
)
