/** The sizes of the poster, in pixels. */
export const posterSizes = [
  { key: 'wide', width: 1920, height: 1080 },
  { key: 'square', width: 1080, height: 1080 },
  { key: 'tall', width: 1080, height: 1920 },
  { key: 'banner', width: 1500, height: 500 },
] as const
export type PosterSize = (typeof posterSizes)[number]

/** The picture as an SVG file of a size, without the page's animations. */
export function posterSvg(picture: SVGSVGElement, { width, height }: { width: number; height: number }): Blob {
  const copy = picture.cloneNode(true) as SVGSVGElement
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  copy.setAttribute('width', String(width))
  copy.setAttribute('height', String(height))
  for (const name of ['class', 'id', 'aria-hidden']) copy.removeAttribute(name)
  for (const each of copy.querySelectorAll('[class]')) each.removeAttribute('class')
  return new Blob([new XMLSerializer().serializeToString(copy)], { type: 'image/svg+xml' })
}

/** Like `posterSvg`, as a PNG. Rejects if the browser cannot draw it. */
export async function posterPng(picture: SVGSVGElement, size: PosterSize): Promise<Blob> {
  const url = URL.createObjectURL(posterSvg(picture, size))
  try {
    const image = new Image(size.width, size.height)
    image.src = url
    await image.decode()
    const canvas = Object.assign(document.createElement('canvas'), { width: size.width, height: size.height })
    canvas.getContext('2d')?.drawImage(image, 0, 0, size.width, size.height)
    return await new Promise((resolve, reject) =>
      canvas.toBlob((made) => (made ? resolve(made) : reject(new Error('The picture was not drawn'))), 'image/png'),
    )
  } finally {
    URL.revokeObjectURL(url)
  }
}
