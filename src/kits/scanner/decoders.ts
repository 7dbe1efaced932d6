/** How long `qr` can spend on one picture, in ms. */
const timeLimit = 60

// Only pages that scan need either.
const html5Qrcode = () => import('html5-qrcode/esm/html5-qrcode')
const qr = () => import('qr/decode.js').then((library) => library.default)

/** The package's own number of the QR format; importing its list would also load the package's own pages. */
const qrCode = 0

/** Reads a picture; returns null where it has no readable code. */
export type SecondReader = (picture: CanvasImageSource, width: number, height: number) => string | null

/**
 * Loads the code readers: html5-qrcode, which uses the device's own detector where there is one, in the element with this id; and
 * `qr`, for each picture the first cannot read.
 */
export async function loadReaders(elementId: string) {
  const [{ Html5Qrcode }, decode] = await Promise.all([html5Qrcode(), qr()])
  const first = new Html5Qrcode(elementId, {
    formatsToSupport: [qrCode],
    useBarCodeDetectorIfSupported: true,
    verbose: false,
  })
  // Reused, because a camera draws ten pictures a second on it.
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d', { willReadFrequently: true })
  const second: SecondReader = (picture, width, height) => {
    if (!context || width === 0 || height === 0) return null
    if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height })
    context.drawImage(picture, 0, 0, width, height)
    try {
      return decode(context.getImageData(0, 0, width, height), { timeLimit })
    } catch {
      return null
    }
  }
  return { first, second }
}
