import { encode } from 'uqr'

/** White around the code, in modules: less than four and scanners do not find it. */
const quiet = 4

/** One path for all dark modules, a line of them at a time. */
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
  /** For those who do not see it. */
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
