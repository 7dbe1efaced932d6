import { useCallback, useEffect, useId, useRef, useState } from 'react'
import { type Camera, type Scan, startScan, type Trouble, troubleOf } from './camera'
import { onceInSight } from './once-in-sight'
import { readPicture } from './picture'

type State = 'off' | 'starting' | 'on' | Trouble

/** How a scanner behaves: with `continuous` the camera goes on after a text; else it is off then. */
export interface ScannerUse {
  onText: (text: string) => void
  continuous?: boolean
}

/** A camera that is switched on and off, changed and lit; `onText` gets what it reads. */
export function useScanner({ onText, continuous = false }: ScannerUse) {
  /** The id of the element that the camera is shown in, which holds nothing else. */
  const view = useId()
  const [state, setState] = useState<State>('off')
  const [cameras, setCameras] = useState<Camera[]>([])
  const [camera, setCamera] = useState('')
  const [torch, setTorch] = useState<boolean | null>(null)
  const scan = useRef<Scan | null>(null)
  // A camera that goes on tells whoever listens now, not who listened when it began.
  const listener = useRef(onText)
  useEffect(() => {
    listener.current = onText
  }, [onText])
  // Of two starts the later one counts; leaving the page counts as one.
  const turn = useRef(0)

  const stop = useCallback(() => {
    turn.current += 1
    scan.current?.stop()
    scan.current = null
    setTorch(null)
    setState('off')
  }, [])
  useEffect(() => stop, [stop])

  async function start(wanted = camera) {
    stop()
    const mine = turn.current
    setState('starting')
    try {
      const isNew = onceInSight()
      const tell = (text: string) => {
        if (mine !== turn.current || (continuous && !isNew(text, performance.now()))) return
        if (!continuous) stop()
        listener.current(text)
      }
      const started = await startScan(view, wanted, tell).catch((error) => {
        // The camera of before was taken away: there may be another.
        if (wanted && troubleOf(error) === 'none') return startScan(view, '', tell)
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

  /** Reads a picture in place of the camera; answers whether there was a code in it. */
  async function read(file: File): Promise<boolean> {
    stop()
    const text = await readPicture(view, file)
    if (text !== null) onText(text)
    return text !== null
  }

  return { view, state, cameras, camera, torch, start, stop, light, read }
}
