/** As far as it is used here: the package has no types. */
declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2' | 'truetype'
    /** The part of an axis that stays, or the place on it that the font is fixed at. */
    variationAxes: Record<string, number | { min: number; max: number }>
    /** OpenType features that stay, by their tags. */
    keepFeatures: string[]
    noHinting: boolean
  }
  export default function subsetFont(font: Uint8Array, text: string, options: Options): Promise<Uint8Array>
}
