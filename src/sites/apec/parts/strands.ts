/** One for each member economy. */
const strands = 21

/** A strand as SVG path data: a wave across the width, its crest shifted from strand to strand. */
function strand(at: number, { width, height }: { width: number; height: number }): string {
  const share = at / (strands - 1)
  const y = height * (0.3 + 0.58 * share)
  const swing = height * (0.26 - 0.16 * share)
  const shift = width * 0.018 * at
  const points = [0, 0.25, 0.5, 0.75, 1].map((part) => Math.round(width * part))
  const level = (part: number) =>
    Math.round(
      y + swing * Math.sin(((part + shift) / width) * 2 * Math.PI * 0.9 + share) * (0.4 + 0.6 * (part / width)),
    )
  const [first = 0, ...rest] = points
  return rest.reduce(
    (path, x, index) => {
      const before = points[index] ?? 0
      const middle = Math.round((before + x) / 2)
      return `${path} C${middle} ${level(before)} ${middle} ${level(x)} ${x} ${level(x)}`
    },
    `M${first} ${level(first)}`,
  )
}

/** The wave of the site, one path per strand, from top to bottom. */
export const wave = (size: { width: number; height: number }): string[] =>
  Array.from({ length: strands }, (_, at) => strand(at, size))
