import type { CSSProperties } from 'react'

/**
 * Where a mark stands on the map, and how large: as many times the plane's unit as the map is zoomed in, and larger on a phone,
 * by the map's `--marks`.
 */
export const standing = ({ x, y }: { x: number; y: number }, scale: number): CSSProperties => ({
  transform: `translate(${x}px, ${y}px) scale(calc(var(--marks) * ${scale}))`,
})

interface MapWordProps {
  at: { x: number; y: number }
  scale: number
  /** How far below the point it is, in units of a mark, as `size` is. */
  below?: number
  size: number
  fill: string
  bold?: boolean
  children: string
}

/** A word on the map, readable on any background. */
export const MapWord = ({ at, scale, below = 0, size, fill, bold = false, children }: MapWordProps) => (
  <text
    style={standing(at, scale)}
    y={below}
    textAnchor="middle"
    direction="ltr"
    fontSize={size}
    fontWeight={bold ? 700 : 500}
    fill={fill}
    stroke="var(--surface)"
    strokeWidth={size / 5}
    paintOrder="stroke"
    pointerEvents="none"
  >
    {children}
  </text>
)
