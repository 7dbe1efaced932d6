/** Why there is nothing to look through. */
export const troubles = ['unsupported', 'none', 'refused', 'busy'] as const
export type Trouble = (typeof troubles)[number]

export interface Camera {
  id: string
  label: string
}

/** A camera that is looked through. */
export interface Scan {
  stop(): Promise<void>
  /** Null where the camera has no lamp. */
  torch: ((on: boolean) => Promise<void>) | null
}

/** Often enough to be at once for a person, seldom enough for an old phone. */
const looksPerSecond = 10

// A hundred kilobytes that only somebody who scans needs.
const library = () => import('html5-qrcode')

/** What the browser's refusal to open a camera means. */
export function troubleOf(error: unknown): Trouble {
  const name = error instanceof Error ? error.name : ''
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused'
  if (name === 'NotFoundError' || name === 'OverconstrainedError') return 'none'
  return name === 'NotSupportedError' ? 'unsupported' : 'busy'
}

/** Asks for leave to use a camera; answers those there are, the one that looks away from the person first. Throws what the browser throws. */
export async function openCameras(): Promise<Camera[]> {
  if (!navigator.mediaDevices?.getUserMedia) throw new DOMException('no camera interface', 'NotSupportedError')
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
  const first = stream.getVideoTracks()[0]?.getSettings().deviceId
  for (const track of stream.getTracks()) track.stop()
  const devices = await navigator.mediaDevices.enumerateDevices()
  return devices
    .filter(({ kind }) => kind === 'videoinput')
    .map(({ deviceId, label }) => ({ id: deviceId, label }))
    .sort((a, b) => Number(b.id === first) - Number(a.id === first))
}

/** Shows a camera in the element of that id and tells each text that it reads, as long as it is in sight. */
export async function startScan(place: string, camera: string, onText: (text: string) => void): Promise<Scan> {
  const { Html5Qrcode, Html5QrcodeSupportedFormats } = await library()
  const reader = new Html5Qrcode(place, { verbose: false, formatsToSupport: [Html5QrcodeSupportedFormats.QR_CODE] })
  await reader.start(camera, { fps: looksPerSecond }, onText, undefined)
  const lamp = reader.getRunningTrackCameraCapabilities().torchFeature()
  return {
    torch: lamp.isSupported() ? (on) => lamp.apply(on) : null,
    stop: async () => {
      await reader.stop()
      reader.clear()
    },
  }
}

/** The text of the code in a picture, or null when there is none; the element of that id is only worked in. */
export async function readPicture(place: string, file: File): Promise<string | null> {
  const { Html5Qrcode, Html5QrcodeSupportedFormats } = await library()
  const reader = new Html5Qrcode(place, { verbose: false, formatsToSupport: [Html5QrcodeSupportedFormats.QR_CODE] })
  try {
    return await reader.scanFile(file, false)
  } catch {
    return null
  } finally {
    reader.clear()
  }
}
