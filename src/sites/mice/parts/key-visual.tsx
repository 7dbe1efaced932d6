import './key-visual.css'

/** The drawing, shared by the page and the file. */
const circles = [
  { x: 420, y: 330, r: 210, fill: '#7c3aed', opacity: 0.9, drift: '' },
  { x: 640, y: 300, r: 170, fill: '#c8f000', opacity: 0.92, drift: '-back' },
  { x: 800, y: 400, r: 220, fill: '#ff4d8d', opacity: 0.7, drift: '' },
  { x: 560, y: 470, r: 130, fill: '#38bdf8', opacity: 0.75, drift: '-back' },
] as const
const beams = ['M600-120 120 700h170Z', 'M600-120 470 700h210Z', 'M600-120 880 700h190Z']

interface KeyVisualProps {
  className?: string
  /** How the picture fills another aspect ratio, as `preserveAspectRatio`. */
  fit?: string
  id?: string
}

/** The poster of the fair: circles that meet in stage light. Animated only if motion is allowed. */
export const KeyVisual = ({ className, fit = 'xMidYMid slice', id }: KeyVisualProps) => (
  <svg id={id} viewBox="0 0 1200 675" preserveAspectRatio={fit} aria-hidden="true" className={className}>
    <rect x="-1200" y="-1200" width="3600" height="3600" fill="#1c1233" />
    <g className="key-visual-light" fill="#ffffff" fillOpacity="0.07">
      {beams.map((path) => (
        <path key={path} d={path} />
      ))}
    </g>
    <g style={{ mixBlendMode: 'screen' }}>
      {circles.map(({ x, y, r, fill, opacity, drift }) => (
        <circle
          key={fill}
          cx={x}
          cy={y}
          r={r}
          fill={fill}
          fillOpacity={opacity}
          className={`key-visual-drift${drift}`}
          style={{ mixBlendMode: 'screen' }}
        />
      ))}
    </g>
    <g fill="#faf8ff">
      {Array.from({ length: 13 }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row that never changes
        <circle key={at} cx={60 + at * 90} cy="640" r={at % 3 ? 5 : 9} fillOpacity="0.9" />
      ))}
    </g>
  </svg>
)
