import { Link } from 'react-router-dom'
import type { Lang } from '#contract/languages'
import type { Affiliate } from '#contract/pass/affiliate'
import { type District, districtPlaces, districts, mapSize, onMap } from '#contract/pass/districts'
import { districtShapes, river } from '../../parts/district-shapes'
import { paths } from '../../site'
import { mapShape, middleOf, viewOf } from './map-view'
import { MapWord } from './map-word'

interface SeoulMapProps {
  lang: Lang
  /** The places shown as points, numbered as in the list once a district is chosen. */
  affiliates: readonly Affiliate[]
  district: District | null
  districtTo: (district: District | null) => string
  /** The place highlighted by the list. */
  lit: string | null
}

/**
 * Seoul from above, for mouse and touch: districts, stations, and places as points. The list beside it has the same content and
 * is what keyboards use.
 */
export function SeoulMap({ lang, affiliates, district, districtTo, lit }: SeoulMapProps) {
  const { x, y, width } = viewOf(
    district,
    affiliates.map(({ position }) => onMap(position)),
  )
  const scale = width / mapSize.width
  const shown = affiliates.find(({ id }) => id === lit)
  const stations = new Map(district ? affiliates.map((each) => [each.station.name.en, each] as const) : [])
  return (
    <svg
      aria-hidden="true"
      viewBox={`${x} ${y} ${width} ${width * mapShape}`}
      className="w-full rounded-md bg-sunken"
      style={{ aspectRatio: `${mapSize.width} / ${mapSize.height}` }}
    >
      {districts.map((each) => (
        <Link key={each} to={districtTo(each === district ? null : each)} replace preventScrollReset tabIndex={-1}>
          <polygon
            points={districtShapes[each]}
            fill={each === district ? 'var(--brand-soft)' : 'var(--surface)'}
            stroke="var(--line-strong)"
            strokeWidth={2 * scale}
            strokeLinejoin="round"
          />
        </Link>
      ))}
      <polyline
        points={river}
        fill="none"
        stroke="#a9cdf2"
        strokeWidth={14 * Math.max(scale, 0.5)}
        strokeLinejoin="round"
        strokeLinecap="round"
        pointerEvents="none"
      />
      {districts.map((each) => (
        <MapWord key={each} at={middleOf(each)} size={(district ? 26 : 19) * scale} fill="var(--muted)">
          {districtPlaces[each].name[lang].replace('-gu', '')}
        </MapWord>
      ))}
      {[...stations.values()].map(({ id, station, position }) => (
        <MapWord key={id} at={onMap(position)} below={40 * scale} size={20 * scale} fill="var(--ink)">
          {station.name[lang]}
        </MapWord>
      ))}
      {affiliates.map((affiliate, nth) => (
        <Point
          key={affiliate.id}
          affiliate={affiliate}
          number={district ? nth + 1 : null}
          scale={scale}
          isLit={affiliate === shown}
        />
      ))}
      {shown && (
        <MapWord
          at={{
            x: Math.min(Math.max(onMap(shown.position).x, x + 150 * scale), x + width - 150 * scale),
            y: onMap(shown.position).y,
          }}
          below={-30 * scale}
          size={25 * scale}
          fill="var(--ink)"
          bold
        >
          {shown.name[lang]}
        </MapWord>
      )}
    </svg>
  )
}

interface PointProps {
  affiliate: Affiliate
  number: number | null
  scale: number
  isLit: boolean
}

function Point({ affiliate: { id, position }, number, scale, isLit }: PointProps) {
  const { x, y } = onMap(position)
  return (
    <Link to={paths.affiliate(id)} tabIndex={-1}>
      <circle cx={x} cy={y} r={22 * scale} fill="transparent" />
      <circle
        cx={x}
        cy={y}
        r={(number ? 19 : 10) * (isLit ? 1.35 : 1) * scale}
        fill={isLit ? 'var(--accent)' : 'var(--brand)'}
        stroke="var(--surface)"
        strokeWidth={3 * scale}
      />
      {number && (
        <text
          x={x}
          y={y + 7 * scale}
          textAnchor="middle"
          fontSize={20 * scale}
          fontWeight="700"
          fill="#fff"
          pointerEvents="none"
        >
          {number}
        </text>
      )}
    </Link>
  )
}
