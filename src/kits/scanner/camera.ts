import { loadReaders } from './decoders'

/** Why no camera is available. */
export const troubles = ['unsupported', 'none', 'refused', 'busy'] as const
export type Trouble = (typeof troubles)[number]

export interface Camera {
  id: string
  label: string
}

/** A running camera. */
export interface Scan {
  /** The active camera, and all available ones. */
  camera: string
  cameras: Camera[]
  stop: () => void
  /** Null where the camera has no light. */
  torch: ((on: boolean) => Promise<void>) | null
}

/** In pixels: fine enough for a large code at arm's length, and still fast on an old phone. */
const frame = { width: { ideal: 1280 }, height: { ideal: 720 } }
/** Frames read per second: instant for people, slow enough for an old phone. */
const fps = 10

/**
 * The error names browsers give when a camera was not opened, first match first; the scanner library passes them on within a
 * sentence.
 */
const meanings: [RegExp, Trouble][] = [
  [/NotAllowedError|SecurityError/, 'refused'],
  [/NotFoundError|OverconstrainedError/, 'none'],
  [/NotSupportedError|not supported/, 'unsupported'],
]

/** Returns why a camera was not opened. */
export const troubleOf = (error: unknown): Trouble => meanings.find(([name]) => name.test(String(error)))?.[1] ?? 'busy'

/** Returns the allowed cameras, once one was opened: before that, browsers reveal neither names nor ids. */
async function allowedCameras(): Promise<Camera[]> {
  const devices = await navigator.mediaDevices.enumerateDevices()
  return devices.filter(({ kind }) => kind === 'videoinput').map(({ deviceId, label }) => ({ id: deviceId, label }))
}

/**
 * Shows a camera in the element with this id and reports each text it reads, every time it sees it. Opens the camera with the
 * given id; for an empty id, the rear camera. Throws errors that `troubleOf` can interpret.
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
  // Without a picture yet it closes the camera, then fails to remove what it has not drawn.
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

/** Some browsers cannot report a camera's capabilities. */
function hasLamp(lamp: { isSupported: () => boolean }): boolean {
  try {
    return lamp.isSupported()
  } catch {
    return false
  }
}
