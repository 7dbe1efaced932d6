import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { pictureUpload } from '#contract/media'
import { review, reviewLimits } from '#contract/review'
import { CallError, call } from '#src/api/call'
import type { DraftPhoto } from './review-draft'

/** A file being uploaded: its progress, or why it failed. */
export interface SendingPhoto {
  key: number
  file: File
  progress: number
  problem: string | null
  /** Whether the failure is permanent, so that a retry is useless. */
  final: boolean
}

const isTaken = (file: File) => (pictureUpload.types as readonly string[]).includes(file.type)

/** Uploads photos one after the other; `add` is called for each when it is done. */
export function usePhotos(count: number, add: (photo: DraftPhoto) => void) {
  const { t } = useTranslation('shop.review')
  const [sending, setSending] = useState<SendingPhoto[]>([])
  const queue = useRef(Promise.resolve())
  const running = useRef(new Map<number, AbortController>())
  const next = useRef(0)
  const arrived = useRef(add)
  arrived.current = add

  useEffect(() => {
    const all = running.current
    return () => {
      for (const control of all.values()) control.abort()
    }
  }, [])

  const change = (key: number, to: Partial<SendingPhoto>) =>
    setSending((all) => all.map((each) => (each.key === key ? { ...each, ...to } : each)))
  const drop = (key: number) => {
    running.current.get(key)?.abort()
    setSending((all) => all.filter((each) => each.key !== key))
  }

  const send = async (key: number, photo: File) => {
    const control = running.current.get(key)
    if (!control || control.signal.aborted) return
    try {
      const kept = await call(
        review.addPhoto,
        { body: {}, files: { photo } },
        { errors: 'page', signal: control.signal, progress: (progress) => change(key, { progress }) },
      )
      if (control.signal.aborted) return
      drop(key)
      arrived.current({ id: kept.id, alt: '', picture: kept.picture })
    } catch (error) {
      if (control.signal.aborted) return
      const refusal = error instanceof CallError ? error : null
      const final = refusal !== null && refusal.status >= 400 && refusal.status < 500 && refusal.status !== 429
      change(key, { problem: refusal?.message || t('photos.lost'), final })
    }
  }
  const start = (key: number, file: File) => {
    running.current.set(key, new AbortController())
    change(key, { problem: null, progress: 0 })
    queue.current = queue.current.then(() => send(key, file))
  }

  const problemOf = (file: File): string | null => {
    if (!isTaken(file)) return t('photos.wrongType')
    return file.size > pictureUpload.bytes ? t('photos.tooLarge') : null
  }
  /** Returns whether there was room for all of them. */
  const take = (files: readonly File[]): boolean => {
    const room = reviewLimits.photos - count - sending.filter(({ problem }) => problem === null).length
    const taken = files.slice(0, Math.max(0, room)).map((file): SendingPhoto => {
      const problem = problemOf(file)
      next.current += 1
      return { key: next.current, file, progress: 0, problem, final: problem !== null }
    })
    setSending((all) => [...all, ...taken])
    for (const { key, file, problem } of taken) if (problem === null) start(key, file)
    return taken.length === files.length
  }
  return {
    sending,
    busy: sending.some(({ problem }) => problem === null),
    take,
    drop,
    retry: ({ key, file }: SendingPhoto) => start(key, file),
  }
}
