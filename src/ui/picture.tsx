import { preload } from 'react-dom'

export type PictureData = {
  /** Path without width and extension: `/media/ferry` means `/media/ferry-640.avif` and its other widths. */
  src: string
  width: number
  height: number
  alt: string
  /** In pixels, ascending. */
  widths: number[]
  /** Shown until the picture has loaded. */
  color: string
  /** What stays visible where the picture is cropped, in percent from the left and top edge; its centre without one. */
  focus?: { x: number; y: number }
}

type PictureProps = {
  picture: PictureData
  /** Its width on the page, as in the attribute of that name. */
  sizes: string
  /** The main picture of a page: fetched immediately, with high priority. */
  priority?: boolean
  className?: string
}

/**
 * Phones with three dots per pixel get pictures for little more than two: the difference is invisible, and on a slow line they
 * load in half the time. The last entry of `sizes` is the one for phones.
 */
const sparing = (sizes: string) =>
  `(min-resolution: 2.5dppx) and (max-width: 639px) calc(${sizes.split(', ').at(-1)} * 0.7), ${sizes}`

export function Picture({ picture, sizes: requestedSizes, priority, className = '' }: PictureProps) {
  const sizes = sparing(requestedSizes)
  const { src, width, height, alt, widths, color, focus } = picture
  const set = (type: 'avif' | 'webp') => widths.map((w) => `${src}-${w}.${type} ${w}w`).join(', ')
  const middle = widths[Math.floor(widths.length / 2)] ?? width
  if (priority)
    preload(`${src}-${middle}.avif`, {
      as: 'image',
      type: 'image/avif',
      imageSrcSet: set('avif'),
      imageSizes: sizes,
      fetchPriority: 'high',
    })
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={set('avif')} sizes={sizes} />
      <source type="image/webp" srcSet={set('webp')} sizes={sizes} />
      <img
        src={`${src}-${middle}.webp`}
        width={width}
        height={height}
        alt={alt}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding={priority ? 'sync' : 'async'}
        style={{ backgroundColor: color, objectPosition: focus && `${focus.x}% ${focus.y}%` }}
        className={`max-w-full object-cover ${className}`}
      />
    </picture>
  )
}
