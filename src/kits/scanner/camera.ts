import { loadReaders } from './decoders'

/** Why there is nothing to look through. */
export const troubles = ['unsupported', 'none', 'refused', 'busy'] as const
export type Trouble = (typeof troubles)[number]

export interface Camera {
  id: string
  label: string
}

/** A camera that is looked through. */
export interface Scan {
  /** The one that is on, and all there are. */
  camera: string
  cameras: Camera[]
  stop: () => void
  /** Null where the camera has no lamp. */
  torch: ((on: boolean) => Promise<void>) | null
}

/** Fine enough for a large code at arm's length; an old phone still reads it at once. In pixels. */
const frame = { width: { ideal: 1280 }, height: { ideal: 720 } }
/** Pictures a second that are read: at once for a person, seldom enough for an old phone. */
const fps = 10

/** What the browser names why a camera was not opened, first match first; the reader hands it on within a sentence. */
const meanings: [RegExp, Trouble][] = [
  [/NotAllowedError|SecurityError/, 'refused'],
  [/NotFoundError|OverconstrainedError/, 'none'],
  [/NotSupportedError|not supported/, 'unsupported'],
]

/** What it means that a camera was not opened. */
export const troubleOf = (error: unknown): Trouble => meanings.find(([name]) => name.test(String(error)))?.[1] ?? 'busy'

/** The cameras that may be used, once one has been: before, a browser tells neither their names nor their ids. */
async function allowedCameras(): Promise<Camera[]> {
  const devices = await navigator.mediaDevices.enumerateDevices()
  return devices.filter(({ kind }) => kind === 'videoinput').map(({ deviceId, label }) => ({ id: deviceId, label }))
}

/**
 * Shows a camera in the element with this id and tells each text that it reads, as often as it sees one: the camera with the
 * given id, or for an empty one that which looks away from the person. Throws what `troubleOf` reads.
 */
export async function startScan(elementId: string, camera: string, onText: (text: string) => void): Promise<Scan> {
  const { first, second } = await loadReaders(elementId)
  const which = camera ? { deviceId: { exact: camera } } : { facingMode: 'environment' }
  const video = () => document.getElementById(elementId)?.querySelector('video')
  const readAgain = () => {
    const shown = video()
    const text = shown && second(shown, shown.videoWidth, shown.videoHeight)
    if (text) onText(text)
  }
  await first.start(
    which,
    { fps, disableFlip: true, videoConstraints: { ...which, ...frame } },
    (text) => onText(text),
    readAgain,
  )
  // Without a picture yet it closes the camera and then fails to take away what it has not drawn.
  const stop = () => void first.stop().catch(() => {})
  try {
    const lamp = first.getRunningTrackCameraCapabilities().torchFeature()
    return {
      camera: first.getRunningTrackSettings().deviceId ?? '',
      cameras: await allowedCameras(),
      stop,
      torch: hasLamp(lamp) ? (on) => lamp.apply(on) : null,
    }
  } catch (error) {
    stop()
    throw error
  }
}

/** Some browsers cannot say what a camera has. */
function hasLamp(lamp: { isSupported: () => boolean }): boolean {
  try {
    return lamp.isSupported()
  } catch {
    return false
  }
}
