import { loadReaders } from './decoders'

/** Pictures of more pixels a side are made smaller before they are read. */
const pictureSide = 1600

/** A picture at a size that can be read, drawn once; null when the file is no picture. */
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
 * Reads the code in a picture; null when there is none, or the file is no picture. The element with this id, in which no camera
 * may run, gets what the reader draws on.
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
