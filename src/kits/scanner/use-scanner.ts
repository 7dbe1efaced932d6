import { useCallback, useEffect, useRef, useState } from 'react'
import { type Camera, openCameras, readPicture, type Scan, startScan, type Trouble, troubleOf } from './camera'
import { onceInSight } from './once-in-sight'

type State = 'off' | 'starting' | 'on' | Trouble

/** How a scanner behaves: with `continuous` the camera goes on after a text; else it is off then. */
export interface ScannerUse {
  onText: (text: string) => void
  continuous?: boolean
}

/** A camera that is switched on and off, changed and lit; `onText` gets what it reads. */
export function useScanner({ onText, continuous = false }: ScannerUse) {
  const video = useRef<HTMLVideoElement>(null)
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
      const found = await openCameras()
      const chosen = found.find((each) => each.id === wanted) ?? found[0]
      if (mine !== turn.current || !video.current) return
      if (!chosen) return setState('none')
      setCameras(found)
      setCamera(chosen.id)
      const isNew = onceInSight()
      const started = await startScan(video.current, chosen.id, (text) => {
        if (mine !== turn.current || (continuous && !isNew(text, performance.now()))) return
        if (!continuous) stop()
        listener.current(text)
      })
      if (mine !== turn.current) return started.stop()
      scan.current = started
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
    const text = await readPicture(file)
    if (text !== null) onText(text)
    return text !== null
  }

  return { video, state, cameras, camera, torch, start, stop, light, read }
}
