import { Link } from 'react-router-dom'
import type { BoothPlace } from '#contract/exhibition'
import type { FairHall } from '#contract/fair/edition'

interface FloorPlanProps<B extends BoothPlace & { id: string }> {
  hall: FairHall
  booths: readonly B[]
  /** Whether somebody has a booth. */
  isTaken: (booth: B) => boolean
  /** The chosen company's booth. */
  chosen: string | undefined
  /** Booths of the search results; null without a search. */
  found: ReadonlySet<string> | null
  /** The address of a booth; undefined if there is nothing to show. */
  linkTo: (booth: B) => string | undefined
  /** Booths being planned, which do not exist yet. */
  planned?: readonly BoothPlace[]
}

/** Colors of a booth and of its number. Attributes rather than utilities, which no other first page would use. */
const looks = {
  chosen: { fill: 'var(--brand)', stroke: 'var(--brand)', ink: 'var(--on-brand)' },
  found: { fill: 'var(--accent)', stroke: 'var(--brand)', ink: 'var(--ink)' },
  taken: { fill: 'color-mix(in oklab, var(--accent) 35%, transparent)', stroke: 'var(--brand)', ink: 'var(--ink)' },
  dim: { fill: 'var(--surface)', stroke: 'var(--line)', ink: 'var(--muted)' },
  free: { fill: 'none', stroke: 'var(--line)', ink: 'var(--muted)' },
} as const

/** A hall from above, in meters, for mouse and touch only: the list beside it has the same content and is what keyboards use. */
export function FloorPlan<B extends BoothPlace & { id: string }>({
  hall,
  booths,
  isTaken,
  chosen,
  found,
  linkTo,
  planned = [],
}: FloorPlanProps<B>) {
  const lookOf = (booth: B) => {
    const { id } = booth
    if (id === chosen) return 'chosen'
    if (!isTaken(booth)) return 'free'
    if (!found) return 'taken'
    return found.has(id) ? 'found' : 'dim'
  }
  return (
    <svg
      aria-hidden="true"
      viewBox={`-1 -1 ${hall.width + 2} ${hall.height + 2}`}
      className="w-full rounded-md bg-sunken"
    >
      <rect
        width={hall.width}
        height={hall.height}
        rx="0.6"
        fill="var(--paper)"
        stroke="var(--line-strong)"
        strokeWidth="0.2"
      />
      {/* The hall's doors. */}
      <path d={`M${hall.width / 2 - 3} ${hall.height}h6`} stroke="var(--paper)" strokeWidth="0.7" />
      <path
        d={`M${hall.width / 2 - 3} ${hall.height}h6`}
        stroke="var(--pulse)"
        strokeWidth="0.3"
        strokeDasharray="0.6 0.4"
      />
      {booths.map((booth) => {
        const look = lookOf(booth)
        const colors = looks[look]
        const drawn = (
          <>
            <rect
              x={booth.x + 0.1}
              y={booth.y + 0.1}
              width={booth.width - 0.2}
              height={booth.height - 0.2}
              rx="0.35"
              strokeWidth={look === 'chosen' ? 0.3 : 0.12}
              fill={colors.fill}
              stroke={colors.stroke}
              className="eased"
            />
            <text
              x={booth.x + booth.width / 2}
              y={booth.y + booth.height / 2 + 0.42}
              textAnchor="middle"
              fontSize="1.2"
              fontWeight={look === 'chosen' ? 700 : 500}
              fill={colors.ink}
            >
              {booth.number}
            </text>
          </>
        )
        const to = linkTo(booth)
        return to ? (
          <Link key={booth.id} to={to} replace preventScrollReset tabIndex={-1}>
            {drawn}
          </Link>
        ) : (
          <g key={booth.id}>{drawn}</g>
        )
      })}
      {planned.map(({ number, x, y, width, height }) => (
        <rect
          key={number}
          x={x + 0.1}
          y={y + 0.1}
          width={Math.max(0, width - 0.2)}
          height={Math.max(0, height - 0.2)}
          rx="0.35"
          fill="none"
          stroke="var(--pulse)"
          strokeWidth="0.25"
          strokeDasharray="0.5 0.3"
        />
      ))}
    </svg>
  )
}
