/** Colors are `#rrggbb`; they are mixed in OKLab, so that a blend of two of them never turns gray or muddy. */
type Lab = [number, number, number]

const linear = (byte: number) => {
  const v = byte / 255
  return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4
}
const gamma = (v: number) => {
  const u = v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055
  return Math.round(Math.min(1, Math.max(0, u)) * 255)
}

const labs = new Map<string, Lab>()

function toLab(hex: string): Lab {
  const cached = labs.get(hex)
  if (cached) return cached
  const n = Number.parseInt(hex.slice(1), 16)
  const r = linear((n >> 16) & 255)
  const g = linear((n >> 8) & 255)
  const b = linear(n & 255)
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const lab: Lab = [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
  labs.set(hex, lab)
  return lab
}

function fromLab([L, a, b]: Lab): string {
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3
  const rgb = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
  return `#${rgb.map((v) => gamma(v).toString(16).padStart(2, '0')).join('')}`
}

/** Returns the color at `share` (0 … 1) of the way from `a` to `b`. */
export function mix(a: string, b: string, share: number): string {
  const t = Math.min(1, Math.max(0, share))
  const one = toLab(a)
  const two = toLab(b)
  return fromLab([one[0] + (two[0] - one[0]) * t, one[1] + (two[1] - one[1]) * t, one[2] + (two[2] - one[2]) * t])
}

export const lighter = (color: string, share: number) => mix(color, '#fff8ea', share)
export const darker = (color: string, share: number) => mix(color, '#0c1420', share)
