import { Link } from 'react-router-dom'
import type { MiceCompany } from '#contract/mice/company'
import type { MiceFigures } from '#contract/mice/edition'
import type { Point } from '../route'

interface HallPlanProps {
  hall: MiceFigures['halls'][number]
  companies: readonly MiceCompany[]
  /** The chosen company. */
  chosen: string | undefined
  found: ReadonlySet<string>
  saved: readonly string[]
  /** The way to draw, in meters; empty for none. */
  way: readonly Point[]
  linkTo: (id: string) => string
}

const looks = {
  chosen: { fill: 'var(--accent)', stroke: 'var(--ink)', ink: 'var(--on-accent)' },
  found: { fill: 'var(--brand)', stroke: 'var(--brand)', ink: 'var(--on-brand)' },
  dim: { fill: 'var(--surface)', stroke: 'var(--line-strong)', ink: 'var(--muted)' },
} as const

/** A hall from above, in meters, for mouse and touch. The list beside it has the same content and is what keyboards use. */
export function HallPlan({
  hall: { id: hallId, width, height },
  companies,
  chosen,
  found,
  saved,
  way,
  linkTo,
}: HallPlanProps) {
  const here = companies.filter(({ booth }) => booth?.hall === hallId)
  return (
    <svg aria-hidden="true" viewBox={`-1 -1 ${width + 2} ${height + 3}`} className="w-full rounded-md bg-sunken">
      <rect width={width} height={height} fill="var(--paper)" stroke="var(--ink)" strokeWidth="0.25" />
      {/* The hall's doors. */}
      <path d={`M${width / 2 - 4} ${height}h8`} stroke="var(--accent)" strokeWidth="0.9" />
      {way.length > 0 && (
        <polyline
          points={way.map((point) => point.join()).join(' ')}
          fill="none"
          stroke="var(--ink)"
          strokeWidth="0.35"
          strokeDasharray="0.9 0.6"
        />
      )}
      {here.map(({ id, booth, logo }) => {
        if (!booth) return null
        const look = looks[id === chosen ? 'chosen' : found.has(id) ? 'found' : 'dim']
        const { x, y, width: w, height: h, number } = booth
        return (
          <Link key={id} to={linkTo(id)} replace preventScrollReset tabIndex={-1}>
            <rect
              {...{ x, y, width: w, height: h, fill: look.fill, stroke: look.stroke }}
              strokeWidth={id === chosen ? 0.35 : 0.12}
              className="eased"
            />
            <text
              x={x + w / 2}
              y={logo ? y + 1.1 : y + h / 2 + 0.4}
              textAnchor="middle"
              fontSize={!logo && w > 3 ? 1.6 : 1}
              fontWeight="600"
              fill={look.ink}
            >
              {number}
            </text>
            {logo && (
              <>
                <rect x={x + 0.3} y={y + 1.4} width={w - 0.6} height={h - 1.7} fill="#ffffff" rx="0.1" />
                <image
                  href={`${logo.src}-${logo.widths[0]}.webp`}
                  {...{ x: x + 0.45, y: y + 1.5, width: w - 0.9, height: h - 1.9 }}
                />
              </>
            )}
            {saved.includes(id) && <circle cx={x + w - 0.45} cy={y + 0.45} r="0.35" fill="#ff4d8d" />}
          </Link>
        )
      })}
    </svg>
  )
}
