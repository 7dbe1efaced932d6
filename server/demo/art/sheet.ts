import type { Random } from '#server/random'
import type { Colors } from './palette'

export type Point = readonly [x: number, y: number]
/** A color, or the `url(#…)` of a gradient. */
export type Fill = string
export type Stops = readonly (readonly [offset: number, color: string, opacity?: number])[]

const n = (value: number) => String(Math.round(value * 10) / 10)

/** Straight lines through the points. */
export const line = (points: readonly Point[]) => points.map(([x, y], i) => `${i ? 'L' : 'M'}${n(x)} ${n(y)}`).join('')

/** A soft curve through the points (Catmull–Rom). */
export function curve(points: readonly Point[], tension = 1): string {
  const first = points[0]
  if (!first) return ''
  let d = `M${n(first[0])} ${n(first[1])}`
  for (let i = 0; i < points.length - 1; i += 1) {
    const p1 = points[i] ?? first
    const p2 = points[i + 1] ?? p1
    const p0 = points[i - 1] ?? p1
    const p3 = points[i + 2] ?? p2
    const k = tension / 6
    d += `C${n(p1[0] + (p2[0] - p0[0]) * k)} ${n(p1[1] + (p2[1] - p0[1]) * k)} ${n(p2[0] - (p3[0] - p1[0]) * k)} ${n(p2[1] - (p3[1] - p1[1]) * k)} ${n(p2[0])} ${n(p2[1])}`
  }
  return d
}

/** Builds a path text from numbers and letters, numbers rounded: `d\`M${x} ${y}h${w}\``. */
export const d = (parts: TemplateStringsArray, ...values: number[]) =>
  parts.map((part, i) => part + (values[i] === undefined ? '' : n(values[i]))).join('')

/** The sheet that a scene is drawn on: `w` × `h`, `u` a hundredth of the shorter side. Things drawn later are in front. */
export class Sheet {
  readonly u: number
  private defs: string[] = []
  private marks: string[] = []
  private ids = 0

  constructor(
    readonly w: number,
    readonly h: number,
    readonly c: Colors,
    readonly r: Random,
  ) {
    this.u = Math.min(w, h) / 100
  }

  private define(make: (id: string) => string): string {
    this.ids += 1
    const id = `g${this.ids}`
    this.defs.push(make(id))
    return id
  }

  add(svg: string) {
    this.marks.push(svg)
  }

  path(shape: string, fill: Fill, opacity = 1) {
    this.add(`<path d="${shape}" fill="${fill}"${opacity < 1 ? ` fill-opacity="${n2(opacity)}"` : ''}/>`)
  }

  stroke(shape: string, color: Fill, width: number, opacity = 1, extra = '') {
    this.add(
      `<path d="${shape}" fill="none" stroke="${color}" stroke-width="${n2(width)}" stroke-linecap="round" stroke-linejoin="round"${opacity < 1 ? ` stroke-opacity="${n2(opacity)}"` : ''}${extra}/>`,
    )
  }

  rect(x: number, y: number, w: number, h: number, fill: Fill, opacity = 1, radius = 0) {
    this.add(
      `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}"${radius ? ` rx="${n(radius)}"` : ''} fill="${fill}"${opacity < 1 ? ` fill-opacity="${n2(opacity)}"` : ''}/>`,
    )
  }

  disc(x: number, y: number, rx: number, fill: Fill, opacity = 1, ry = rx) {
    this.add(
      `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n2(rx)}" ry="${n2(ry)}" fill="${fill}"${opacity < 1 ? ` fill-opacity="${n2(opacity)}"` : ''}/>`,
    )
  }

  /** A gradient along the line from (x1, y1) to (x2, y2), in the sheet's own coordinates. */
  gradient(x1: number, y1: number, x2: number, y2: number, stops: Stops): Fill {
    const id = this.define(
      (name) =>
        `<linearGradient id="${name}" gradientUnits="userSpaceOnUse" x1="${n(x1)}" y1="${n(y1)}" x2="${n(x2)}" y2="${n(y2)}">${stopsOf(stops)}</linearGradient>`,
    )
    return `url(#${id})`
  }

  /** A vertical gradient from `y1` to `y2`. */
  down(y1: number, y2: number, stops: Stops): Fill {
    return this.gradient(0, y1, 0, y2, stops)
  }

  glow(x: number, y: number, radius: number, stops: Stops): Fill {
    const id = this.define(
      (name) =>
        `<radialGradient id="${name}" gradientUnits="userSpaceOnUse" cx="${n(x)}" cy="${n(y)}" r="${n(radius)}">${stopsOf(stops)}</radialGradient>`,
    )
    return `url(#${id})`
  }

  /** A light that fades to nothing, without an edge. */
  halo(x: number, y: number, radius: number, color: string, opacity: number) {
    const fade: Stops = [0, 0.2, 0.45, 0.7, 1].map((at) => [at, color, opacity * (1 - at) ** 2.2] as const)
    this.disc(x, y, radius, this.glow(x, y, radius, fade))
  }

  /** Draws `draw` cut to the shape. */
  clipped(shape: string, draw: () => void) {
    const id = this.define((name) => `<clipPath id="${name}"><path d="${shape}"/></clipPath>`)
    this.add(`<g clip-path="url(#${id})">`)
    draw()
    this.add('</g>')
  }

  within(attributes: string, draw: () => void) {
    this.add(`<g ${attributes}>`)
    draw()
    this.add('</g>')
  }

  /** Draws `draw`, and its mirror image below the line `y`, squeezed to `squeeze` and faint. */
  mirrored(y: number, opacity: number, squeeze: number, draw: () => void) {
    this.ids += 1
    const id = `m${this.ids}`
    this.add(
      `<use href="#${id}" transform="translate(0 ${n(y * (1 + squeeze))}) scale(1 ${n2(-squeeze)})" opacity="${n2(opacity)}"/>`,
    )
    this.add(`<g id="${id}">`)
    draw()
    this.add('</g>')
  }

  toString(): string {
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${this.w}" height="${this.h}" viewBox="0 0 ${this.w} ${this.h}"><defs>${this.defs.join('')}</defs>${this.marks.join('')}</svg>`
  }
}

const n2 = (value: number) => String(Math.round(value * 100) / 100)
const stopsOf = (stops: Stops) =>
  stops
    .map(
      ([offset, color, opacity]) =>
        `<stop offset="${n2(offset)}" stop-color="${color}"${opacity === undefined ? '' : ` stop-opacity="${n2(opacity)}"`}/>`,
    )
    .join('')
