interface MapWordProps {
  at: { x: number; y: number }
  /** How far below the point it is. */
  below?: number
  size: number
  fill: string
  bold?: boolean
  children: string
}

/** A word on the map, readable on any background. */
export const MapWord = ({ at, below = 0, size, fill, bold = false, children }: MapWordProps) => (
  <text
    x={at.x}
    y={at.y + below}
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
