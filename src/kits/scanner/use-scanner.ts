import { useCallback, useEffect, useId, useRef, useState } from 'react'
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
  const id = useId()
  const places = { camera: `${id}camera`, picture: `${id}picture` }
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

  const stop = useCallback(async () => {
    turn.current += 1
    const running = scan.current
    scan.current = null
    setTorch(null)
    setState('off')
    await running?.stop().catch(() => {})
  }, [])
  useEffect(() => () => void stop(), [stop])

  async function start(wanted = camera) {
    await stop()
    const mine = turn.current
    setState('starting')
    try {
      const found = await openCameras()
      const chosen = found.find((each) => each.id === wanted) ?? found[0]
      if (mine !== turn.current) return
      if (!chosen) return setState('none')
      setCameras(found)
      setCamera(chosen.id)
      const isNew = onceInSight()
      const started = await startScan(places.camera, chosen.id, (text) => {
        if (mine !== turn.current || (continuous && !isNew(text, performance.now()))) return
        if (!continuous) void stop()
        listener.current(text)
      })
      if (mine !== turn.current) return void started.stop().catch(() => {})
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
    await stop()
    const text = await readPicture(places.picture, file)
    if (text !== null) onText(text)
    return text !== null
  }

  return { places, state, cameras, camera, torch, start, stop, light, read }
}
