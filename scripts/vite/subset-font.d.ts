/** Only what is used here: the package has no types. */
declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2' | 'truetype'
    /** The range of an axis that is kept, or the value that the font is fixed at. */
    variationAxes?: Record<string, number | { min: number; max: number }>
    /** Tags of the OpenType features that are kept; all if not given. */
    keepFeatures?: string[]
    noHinting: boolean
  }
  export default function subsetFont(font: Uint8Array, text: string, options: Options): Promise<Uint8Array>
}
