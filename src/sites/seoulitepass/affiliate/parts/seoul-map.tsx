import { Link } from 'react-router-dom'
import type { Lang } from '#contract/languages'
import type { Affiliate } from '#contract/pass/affiliate'
import { type District, districtPlaces, districts, mapSize, onMap } from '#contract/pass/districts'
import { districtShapes, river } from '../../parts/district-shapes'
import { paths } from '../../site'
import { besides, mapShape, nameCandidates, viewOf, wordPositions } from './map-view'
import { MapWord, standing } from './map-word'

/** How much larger marks are on a phone, as `--marks` says; names are placed for the larger ones. */
const phoneMarks = 1.45
/** The height of words, and the radius of places: without a number, and with one. */
const wholeCity = { word: 19, radius: 9 } as const
const oneDistrict = { word: 20, radius: 19 } as const

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
  const places = affiliates.map(({ position }) => onMap(position))
  const view = viewOf(district, places)
  const { x, y, width } = view
  const scale = width / mapSize.width
  const sizes = district ? oneDistrict : wholeCity
  const around = {
    places,
    size: sizes.word * scale * phoneMarks,
    radius: sizes.radius * scale * phoneMarks,
  }
  const stations = new Map(district ? affiliates.map((each) => [each.station.name[lang], each.position] as const) : [])
  const names = new Map(districts.map((each) => [each, districtPlaces[each].name[lang].replace('-gu', '')] as const))
  const at = wordPositions(
    [
      ...[...names].map(([key, text]) => ({
        ...{ key, text, candidates: nameCandidates(key, view, around.size) },
        isOptional: district !== null,
      })),
      ...[...stations].map(([name, position]) => ({
        ...{ key: name, text: name, candidates: besides(onMap(position), name, { ...around, view }) },
        isOptional: true,
      })),
    ],
    around,
  )
  const shown = affiliates.find(({ id }) => id === lit)
  return (
    <svg
      aria-hidden="true"
      viewBox={`${x} ${y} ${width} ${width * mapShape}`}
      className="w-full rounded-md bg-sunken [--marks:1.45] lg:[--marks:1]"
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
      {affiliates.map((affiliate, nth) => (
        <Point
          key={affiliate.id}
          affiliate={affiliate}
          number={district ? nth + 1 : null}
          scale={scale}
          isLit={affiliate === shown}
        />
      ))}
      {[...at].map(([key, place]) => (
        <MapWord
          key={key}
          at={place}
          scale={scale}
          below={sizes.word / 3}
          size={sizes.word}
          fill={stations.has(key) ? 'var(--ink)' : 'var(--muted)'}
        >
          {names.get(key as District) ?? key}
        </MapWord>
      ))}
      {shown && (
        <MapWord
          at={{
            x: Math.min(Math.max(onMap(shown.position).x, x + 150 * scale), x + width - 150 * scale),
            y: onMap(shown.position).y,
          }}
          scale={scale}
          below={-30}
          size={25}
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
  return (
    <Link to={paths.affiliate(id)} tabIndex={-1}>
      <g style={standing(onMap(position), scale)}>
        <circle r="22" fill="transparent" />
        <circle
          r={(number ? oneDistrict : wholeCity).radius * (isLit ? 1.35 : 1)}
          fill={isLit ? 'var(--accent)' : 'var(--brand)'}
          stroke="var(--surface)"
          strokeWidth="3"
        />
        {number && (
          <text y="7" textAnchor="middle" fontSize="20" fontWeight="700" fill="#fff" pointerEvents="none">
            {number}
          </text>
        )}
      </g>
    </Link>
  )
}
