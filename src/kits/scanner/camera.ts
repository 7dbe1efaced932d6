/** Why there is nothing to look through. */
export const troubles = ['unsupported', 'none', 'refused', 'busy'] as const
export type Trouble = (typeof troubles)[number]

export interface Camera {
  id: string
  label: string
}

/** A camera that is looked through. */
export interface Scan {
  stop(): void
  /** Null where the camera has no lamp. */
  torch: ((on: boolean) => Promise<void>) | null
}

/** Chromium's names for the lamp, which the standard's types leave out. */
interface WithTorch {
  torch?: boolean
}

/** Fine enough for a large code at arm's length; an old phone still reads it at once. In pixels. */
const frame = { width: 1280, height: 720 }
/** Pictures of more pixels a side are made smaller before they are read. */
const pictureSide = 1600
/** Often enough to be at once for a person, seldom enough for an old phone. In ms. */
const pause = 100
/** How long one look may go on trying, in ms. */
const timeLimit = 60

// Only somebody who scans needs it.
const decoder = () => import('qr/decode.js').then((library) => library.default)
type Decoder = Awaited<ReturnType<typeof decoder>>

/** What the browser's refusal to open a camera means. */
export function troubleOf(error: unknown): Trouble {
  const name = error instanceof Error ? error.name : ''
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused'
  if (name === 'NotFoundError' || name === 'OverconstrainedError') return 'none'
  return name === 'NotSupportedError' ? 'unsupported' : 'busy'
}

const end = (stream: MediaStream): void => {
  for (const track of stream.getTracks()) track.stop()
}

/** Asks for leave to use a camera; answers those there are, the one that looks away from the person first. Throws what the browser throws. */
export async function openCameras(): Promise<Camera[]> {
  if (!navigator.mediaDevices?.getUserMedia) throw new DOMException('no camera interface', 'NotSupportedError')
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
  const first = stream.getVideoTracks()[0]?.getSettings().deviceId
  end(stream)
  const devices = await navigator.mediaDevices.enumerateDevices()
  return devices
    .filter(({ kind }) => kind === 'videoinput')
    .map(({ deviceId, label }) => ({ id: deviceId, label }))
    .sort((a, b) => Number(b.id === first) - Number(a.id === first))
}

/** A sheet that pictures are laid on to be read; kept, because a camera lays ten a second on it. */
function sheet(decode: Decoder) {
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d', { willReadFrequently: true })
  return (picture: CanvasImageSource, width: number, height: number): string | null => {
    if (!context || width === 0 || height === 0) return null
    if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height })
    context.drawImage(picture, 0, 0, width, height)
    try {
      return decode(context.getImageData(0, 0, width, height), { timeLimit })
    } catch {
      // There is no code in it, or none that can be read.
      return null
    }
  }
}

/** Shows a camera in `video` and tells each text that it reads, as often as it sees one. Throws what the browser throws. */
export async function startScan(
  video: HTMLVideoElement,
  camera: string,
  onText: (text: string) => void,
): Promise<Scan> {
  const read = sheet(await decoder())
  const stream = await navigator.mediaDevices.getUserMedia({
    video: { deviceId: { exact: camera }, width: { ideal: frame.width }, height: { ideal: frame.height } },
  })
  let timer = 0
  const stop = () => {
    window.clearInterval(timer)
    end(stream)
    video.srcObject = null
  }
  try {
    video.srcObject = stream
    await video.play()
  } catch (error) {
    stop()
    throw error
  }
  timer = window.setInterval(() => {
    const text = read(video, video.videoWidth, video.videoHeight)
    if (text) onText(text)
  }, pause)
  const [track] = stream.getVideoTracks()
  const lamp = track && (track.getCapabilities?.() as WithTorch | undefined)?.torch
  return {
    stop,
    torch: lamp ? (on) => track.applyConstraints({ advanced: [{ torch: on } as MediaTrackConstraintSet] }) : null,
  }
}

/** The text of the code in a picture, or null when there is none, or the file is no picture. */
export async function readPicture(file: File): Promise<string | null> {
  const picture = await createImageBitmap(file).catch(() => null)
  if (!picture) return null
  const scale = Math.min(1, pictureSide / Math.max(picture.width, picture.height))
  const text = sheet(await decoder())(picture, Math.round(picture.width * scale), Math.round(picture.height * scale))
  picture.close()
  return text
}
