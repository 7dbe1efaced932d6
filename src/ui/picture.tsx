import { preload } from 'react-dom'

export type PictureData = {
  /** Path without width and ending: `/media/ferry` stands for `/media/ferry-640.avif` and its sisters. */
  src: string
  width: number
  height: number
  alt: string
  /** In pixels, ascending. */
  widths: number[]
  /** Shown until the picture has come. */
  colour: string
}

type PictureProps = {
  picture: PictureData
  /** How wide it is on the page, as in the attribute of that name. */
  sizes: string
  /** The one picture a page is about: fetched at once and first. */
  priority?: boolean
  className?: string
}

/**
 * Phones of three dots a pixel are given what two and a bit would take: nobody sees the difference in a picture, and on a
 * slow line it comes in half the time. What is last in `sizes` is what phones have.
 */
const sparing = (sizes: string) =>
  `(min-resolution: 2.5dppx) and (max-width: 639px) calc(${sizes.split(', ').at(-1)} * 0.7), ${sizes}`

export function Picture({ picture, sizes: asked, priority, className = '' }: PictureProps) {
  const sizes = sparing(asked)
  const { src, width, height, alt, widths, colour } = picture
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
        style={{ backgroundColor: colour }}
        className={`max-w-full object-cover ${className}`}
      />
    </picture>
  )
}
