type ProgressBarProps = {
  /** 0 to 1; undefined when the progress is unknown. */
  value?: number
  label: string
}

export const ProgressBar = ({ value, label }: ProgressBarProps) => (
  <div
    role="progressbar"
    aria-label={label}
    aria-valuemin={0}
    aria-valuemax={100}
    aria-valuenow={value === undefined ? undefined : Math.round(value * 100)}
    className="h-2 overflow-hidden rounded-full bg-line"
  >
    <div
      className={`h-full rounded-full bg-brand eased ${value === undefined ? 'shimmer w-full' : ''}`}
      style={value === undefined ? undefined : { width: `${value * 100}%` }}
    />
  </div>
)
