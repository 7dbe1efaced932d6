/** What a variant of a picture is kept as. */
export type FileType = 'avif' | 'webp'

/** A picture as it is kept: variants by width, AVIF and WebP, without anything but pixels. */
export interface Encoded {
  width: number
  height: number
  widths: number[]
  /** Dominant colour, `#rrggbb`. */
  colour: string
  files: { width: number; type: FileType; body: Buffer }[]
}

/** How large a picture from outside may be; read from its header before anything is decoded. */
export interface PictureSize {
  /** Most pixels of either side. */
  side: number
  /** Most pixels in all. */
  pixels: number
}

/** What a process is asked for: one thing at a time. */
export type Job =
  /** The variants of a picture from outside, a file. */
  | { kind: 'picture'; path: string; most: PictureSize }
  /** A picture from outside, a file, as one of the same kind without anything but pixels. */
  | { kind: 'clean'; path: string; most: PictureSize }
  /** One file of a drawing of our own: never give it anything from outside. */
  | { kind: 'drawing'; svg: string; width: number; type: FileType; effort: number }

interface Results {
  picture: Encoded
  clean: Buffer
  drawing: Buffer
}
/** What comes of a job. */
export type Result<J extends Job> = Results[J['kind']]

/** Why a picture is not taken: it cannot be read, its sides are too long, or it takes more work than it may. */
export type Failure = 'unreadable' | 'tooLarge' | 'tooHeavy'

/** What a process answers. */
export type Reply = { result: Result<Job> } | { failure: Failure }
