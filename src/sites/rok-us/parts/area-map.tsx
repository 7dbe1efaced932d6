import { Link } from 'react-router-dom'
import { type TourArea, tourAreas } from '#contract/survey/tour'

/** Points along the coast and the northern edge, as longitude and latitude. */
const coast = [
  ...[128.36, 38.61, 128.6, 38.2, 128.95, 37.75, 129.2, 37.4, 129.42, 36.98, 129.38, 36.4, 129.56, 36.02],
  ...[129.43, 35.5, 129.2, 35.15, 128.85, 35.05, 128.7, 34.78, 128.4, 34.83, 128.05, 34.95, 127.95, 34.74],
  ...[127.75, 34.62, 127.35, 34.5, 126.95, 34.43, 126.53, 34.3, 126.2, 34.45, 126.35, 34.8, 126.3, 35.1],
  ...[126.4, 35.4, 126.5, 35.66, 126.6, 35.97, 126.5, 36.2, 126.5, 36.42, 126.15, 36.72, 126.35, 36.97],
  ...[126.68, 37.0, 126.85, 36.93, 126.66, 37.16, 126.6, 37.45, 126.5, 37.7, 126.68, 37.95, 127.1, 38.25, 127.8, 38.33],
]
const place = (longitude: number, latitude: number) => ({ x: (longitude - 125.7) * 80, y: (38.9 - latitude) * 100 })
const outline = Array.from({ length: coast.length / 2 }, (_, at) => {
  const { x, y } = place(coast[at * 2] ?? 0, coast[at * 2 + 1] ?? 0)
  return `${x.toFixed(1)},${y.toFixed(1)}`
}).join(' ')

/** Positions on the drawing. Jeju is drawn larger than it is, so that three tours fit on it. */
const pins: Record<TourArea, { at: { x: number; y: number }; side: 'before' | 'after' }> = {
  seoul: { at: place(127.0, 37.57), side: 'after' },
  seorak: { at: place(128.35, 38.12), side: 'before' },
  jeonju: { at: place(127.15, 35.82), side: 'after' },
  busan1: { at: place(129.1, 35.4), side: 'before' },
  busan2: { at: place(128.95, 35.06), side: 'before' },
  jeju1: { at: { x: 92, y: 522 }, side: 'after' },
  jeju2: { at: { x: 142, y: 545 }, side: 'after' },
  jeju3: { at: { x: 54, y: 557 }, side: 'after' },
}

interface AreaMapProps {
  nameOf: (area: TourArea) => string
  linkTo: (area: TourArea) => string
  chosen: TourArea | null
}

/** The areas from above, for mouse and touch: the list beside it has the same content and is what keyboards use. */
export function AreaMap({ nameOf, linkTo, chosen }: AreaMapProps) {
  return (
    <svg aria-hidden="true" viewBox="0 0 340 595" className="w-full">
      <polygon
        points={outline}
        fill="var(--surface)"
        stroke="var(--line-strong)"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <ellipse
        cx="108"
        cy="541"
        rx="99"
        ry="41"
        transform="rotate(-7 108 541)"
        fill="var(--surface)"
        stroke="var(--line-strong)"
        strokeWidth="2"
      />
      {/* Two roads that cross. */}
      <path
        d="M104 133C190 190 150 300 272 350S150 470 92 522"
        fill="none"
        stroke="var(--brand)"
        strokeOpacity="0.25"
        strokeWidth="3"
      />
      <path
        d="M212 78C150 160 240 240 116 308S200 430 142 545"
        fill="none"
        stroke="var(--accent)"
        strokeOpacity="0.25"
        strokeWidth="3"
      />
      {tourAreas.map((area, nth) => {
        const {
          at: { x, y },
          side,
        } = pins[area]
        const isChosen = area === chosen
        return (
          <Link key={area} to={linkTo(area)} replace tabIndex={-1}>
            <circle cx={x} cy={y} r="20" fill="transparent" />
            <circle
              cx={x}
              cy={y}
              r={isChosen ? 12 : 10}
              fill={isChosen ? 'var(--accent)' : 'var(--brand)'}
              stroke="var(--paper)"
              strokeWidth="2"
            />
            <text x={x} y={y + 4} textAnchor="middle" fontSize="11" fontWeight="700" fill="var(--on-brand)">
              {nth + 1}
            </text>
            <text
              x={x + (side === 'after' ? 15 : -15)}
              y={y + 5}
              textAnchor={side === 'after' ? 'start' : 'end'}
              direction="ltr"
              fontSize="14"
              fontWeight={isChosen ? 700 : 600}
              fill="var(--ink)"
              stroke="var(--paper)"
              strokeWidth="3"
              paintOrder="stroke"
            >
              {nameOf(area)}
            </text>
          </Link>
        )
      })}
    </svg>
  )
}
