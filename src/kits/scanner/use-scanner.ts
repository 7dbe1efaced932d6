import { useCallback, useEffect, useId, useRef, useState } from 'react'
import { type Camera, type Scan, startScan, type Trouble, troubleOf } from './camera'
import { onceInSight } from './once-in-sight'
import { readPicture } from './picture'

type State = 'off' | 'starting' | 'on' | Trouble

/** With `continuous` the camera keeps running after a text; otherwise it stops. */
export interface ScannerUse {
  onText: (text: string) => void
  continuous?: boolean
}

/** A camera that can be started, stopped, switched and lit; `onText` receives what it reads. */
export function useScanner({ onText, continuous = false }: ScannerUse) {
  /** The id of the element that shows the camera and holds nothing else. */
  const view = useId()
  const [state, setState] = useState<State>('off')
  const [cameras, setCameras] = useState<Camera[]>([])
  const [camera, setCamera] = useState('')
  const [torch, setTorch] = useState<boolean | null>(null)
  const scan = useRef<Scan | null>(null)
  // A running camera reports to the current listener, not the one from its start.
  const listener = useRef(onText)
  useEffect(() => {
    listener.current = onText
  }, [onText])
  // The later of two starts wins; leaving the page also cancels a start.
  const turn = useRef(0)

  const stop = useCallback(() => {
    turn.current += 1
    scan.current?.stop()
    scan.current = null
    setTorch(null)
    setState('off')
  }, [])
  useEffect(() => stop, [stop])

  async function start(requested = camera) {
    stop()
    const mine = turn.current
    setState('starting')
    try {
      const isNew = onceInSight()
      const onFound = (text: string) => {
        if (mine !== turn.current || (continuous && !isNew(text, performance.now()))) return
        if (!continuous) stop()
        listener.current(text)
      }
      const started = await startScan(view, requested, onFound).catch((error) => {
        // The previous camera was unplugged: there may be another.
        if (requested && troubleOf(error) === 'none') return startScan(view, '', onFound)
        throw error
      })
      if (mine !== turn.current) return started.stop()
      scan.current = started
      setCameras(started.cameras)
      setCamera(started.camera)
      setTorch(started.torch ? false : null)
      setState('on')
    } catch (error) {
      if (mine === turn.current) setState(troubleOf(error))
    }
  }

  async function light(on: boolean) {
    await scan.current?.torch?.(on)
    setTorch(on)
  }

  /** Reads a picture instead of the camera; returns whether it had a code. */
  async function read(file: File): Promise<boolean> {
    stop()
    const text = await readPicture(view, file)
    if (text !== null) onText(text)
    return text !== null
  }

  return { view, state, cameras, camera, torch, start, stop, light, read }
}
