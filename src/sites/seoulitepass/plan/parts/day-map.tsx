import { districts, mapSize, onMap, type Position } from '#contract/pass/districts'
import { districtShapes, river } from '../../parts/district-shapes'

/** A day on the map, decorative: the list beside it has the same content. */
export function DayMap({ stops }: { stops: readonly Position[] }) {
  const points = stops.map(onMap)
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${mapSize.width} ${mapSize.height}`} className="w-full rounded-md bg-sunken">
      {districts.map((each) => (
        <polygon key={each} points={districtShapes[each]} fill="var(--surface)" stroke="var(--line)" strokeWidth="3" />
      ))}
      <polyline points={river} fill="none" stroke="#a9cdf2" strokeWidth="14" strokeLinejoin="round" />
      <polyline
        points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
        fill="none"
        stroke="var(--brand)"
        strokeWidth="8"
        strokeLinejoin="round"
      />
      {points.map(({ x, y }, nth) => (
        <g key={`${x} ${y}`}>
          <circle cx={x} cy={y} r="26" fill="var(--brand)" stroke="var(--surface)" strokeWidth="5" />
          <text x={x} y={y + 11} textAnchor="middle" fontSize="32" fontWeight="700" fill="#fff">
            {nth + 1}
          </text>
        </g>
      ))}
    </svg>
  )
}
