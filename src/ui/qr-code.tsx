import { encode } from 'uqr'

/** White margin around the code, in modules: with less than four, scanners do not find it. */
const quiet = 4

/** Returns one path for all dark modules, a run of them at a time. */
function pathOf(rows: boolean[][]): string {
  return rows
    .flatMap((row, y) =>
      row.map((dark, x) => {
        if (!dark || row[x - 1]) return ''
        const end = row.indexOf(false, x)
        return `M${x} ${y}h${(end < 0 ? row.length : end) - x}v1H${x}z`
      }),
    )
    .join('')
}

interface QrCodeProps {
  text: string
  /** The text for screen readers. */
  label: string
  className?: string
}

/** A QR code as SVG: sharp on any screen and on paper, always black on white. */
export function QrCode({ text, label, className }: QrCodeProps) {
  const { data, size } = encode(text, { ecc: 'M', border: quiet })
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={className}
    >
      <path fill="#ffffff" d={`M0 0h${size}v${size}H0z`} />
      <path fill="#000000" d={pathOf(data)} />
    </svg>
  )
}
