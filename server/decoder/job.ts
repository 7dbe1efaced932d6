/** The file type of a stored variant of a picture. */
export type FileType = 'avif' | 'webp'

/** A picture as it is stored: variants by width, AVIF and WebP, with pixels only and no metadata. */
export interface Encoded {
  width: number
  height: number
  widths: number[]
  /** Dominant color, `#rrggbb`. */
  color: string
  files: { width: number; type: FileType; body: Buffer }[]
}

/** Maximum size of a picture from outside; read from its header before anything is decoded. */
export interface PictureSize {
  /** Maximum pixels of either side. */
  side: number
  /** Maximum pixels in all. */
  pixels: number
}

/** A job for a process, which does one at a time. */
export type Job =
  /** Makes the variants of a picture file from outside. */
  | { kind: 'picture'; path: string; most: PictureSize }
  /** Turns a picture file from outside into one of the same kind without metadata. */
  | { kind: 'clean'; path: string; most: PictureSize }
  /** Renders one file of a drawing made by the product: never pass it anything from outside. */
  | { kind: 'drawing'; svg: string; width: number; type: FileType; effort: number }

interface Results {
  picture: Encoded
  clean: Buffer
  drawing: Buffer
}
/** The result of a job. */
export type Result<J extends Job> = Results[J['kind']]

/** Why a picture is refused: it cannot be read, its sides are too long, or it takes more work than allowed. */
export type Failure = 'unreadable' | 'tooLarge' | 'tooHeavy'

/** What a process replies. */
export type Reply = { result: Result<Job> } | { failure: Failure }
