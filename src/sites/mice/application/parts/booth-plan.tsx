import type { PlannedBooth } from '#contract/mice/booth'
import type { MiceFigures } from '#contract/mice/edition'

const looks = {
  chosen: { fill: 'var(--accent)', stroke: 'var(--ink)', ink: 'var(--on-accent)' },
  free: { fill: 'var(--brand)', stroke: 'var(--brand)', ink: 'var(--on-brand)' },
  held: { fill: 'var(--brand-soft)', stroke: 'var(--brand)', ink: 'var(--brand)' },
  taken: { fill: 'var(--sunken)', stroke: 'var(--line-strong)', ink: 'var(--muted)' },
} as const
export type BoothLook = keyof typeof looks

interface BoothPlanProps {
  hall: MiceFigures['halls'][number]
  booths: readonly PlannedBooth[]
  lookOf: (booth: PlannedBooth) => BoothLook
  onPick: (booth: PlannedBooth) => void
}

/**
 * The booths of a hall from above, in meters, for mouse and touch. The list beside it has the same content and is what keyboards
 * use.
 */
export function BoothPlan({ hall: { id: hallId, width, height }, booths, lookOf, onPick }: BoothPlanProps) {
  return (
    <svg aria-hidden="true" viewBox={`-1 -1 ${width + 2} ${height + 3}`} className="w-full rounded-md bg-sunken">
      <rect width={width} height={height} fill="var(--paper)" stroke="var(--ink)" strokeWidth="0.25" />
      {/* The hall's doors. */}
      <path d={`M${width / 2 - 4} ${height}h8`} stroke="var(--accent)" strokeWidth="0.9" />
      {booths
        .filter(({ hall }) => hall === hallId)
        .map((booth) => {
          const name = lookOf(booth)
          const { fill, stroke, ink } = looks[name]
          const { id, x, y, width: w, height: h, number } = booth
          const canPick = name === 'free' || name === 'chosen'
          return (
            // biome-ignore lint/a11y/noStaticElementInteractions: the list beside it is what the keyboard goes through
            <g
              key={id}
              data-booth={number}
              onClick={canPick ? () => onPick(booth) : undefined}
              className={canPick ? 'cursor-pointer' : ''}
            >
              <rect {...{ x, y, width: w, height: h, fill, stroke }} strokeWidth={name === 'chosen' ? 0.35 : 0.12} />
              {name === 'held' && <path d={`M${x} ${y + h}L${x + w} ${y}`} stroke={stroke} strokeWidth="0.1" />}
              <text
                x={x + w / 2}
                y={y + h / 2 + 0.4}
                textAnchor="middle"
                fontSize={w > 3 ? 1.6 : 1.1}
                fontWeight="600"
                fill={ink}
              >
                {number}
              </text>
            </g>
          )
        })}
    </svg>
  )
}

/** One color of the plan, for its legend. */
export function BoothSwatch({ look }: { look: BoothLook }) {
  const { fill, stroke } = looks[look]
  return (
    <span
      aria-hidden="true"
      className="inline-block size-4 rounded-sm border"
      style={{ background: fill, borderColor: stroke }}
    />
  )
}
