import { loadReaders } from './decoders'

/** Pictures with more pixels per side are scaled down before they are read. */
const pictureSide = 1600

/** Draws a picture at a readable size; returns null when the file is not a picture. */
async function drawn(file: File): Promise<HTMLCanvasElement | null> {
  const picture = await createImageBitmap(file).catch(() => null)
  if (!picture) return null
  const scale = Math.min(1, pictureSide / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width: Math.round(picture.width * scale), height: Math.round(picture.height * scale) })
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
  return canvas
}

const fileOf = (canvas: HTMLCanvasElement) =>
  new Promise<File | null>((resolve) =>
    canvas.toBlob((blob) => resolve(blob && new File([blob], 'picture.png', { type: blob.type }))),
  )

/**
 * Reads the code in a picture; returns null when there is none, or the file is not a picture. The reader draws in the element
 * with this id, in which no camera may be running.
 */
export async function readPicture(elementId: string, file: File): Promise<string | null> {
  const canvas = await drawn(file)
  const small = canvas && (await fileOf(canvas))
  if (!canvas || !small) return null
  const { first, second } = await loadReaders(elementId)
  const text = await first.scanFile(small, false).catch(() => null)
  first.clear()
  return text ?? second(canvas, canvas.width, canvas.height)
}
