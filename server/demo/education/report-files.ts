import { randomUUID } from 'node:crypto'
import type { Scene } from '#server/demo/art/scene'
import { secondsBefore } from '#server/demo/seconds-before'
import type { Deps } from '#server/deps'
import { drawFile } from '#server/modules/media/drawn.service'
import { upload } from '#server/modules/media/media.table'
import { onePage } from './documents'

const scenes: readonly Scene[] = [
  { motif: 'village', view: 0, palette: 'persimmon', time: 'day', seed: 'report' },
  { motif: 'palace', view: 2, palette: 'naru', time: 'day', seed: 'report' },
  { motif: 'city', view: 0, palette: 'plum', time: 'dusk', seed: 'report' },
]

/** Stores a sample receipt and some photos. All reports share them: submitted files are never removed. */
export async function demoReportFiles(deps: Deps): Promise<{ receipt: string; photos: string[] }> {
  const { db, storage, clock } = deps
  const photos = await Promise.all(
    scenes.map(async (scene) => {
      const body = await drawFile(deps, { scene, width: 640 }, { width: 640, type: 'webp' })
      return { id: randomUUID(), name: 'photo.webp', mime: 'image/webp', ending: 'webp', body }
    }),
  )
  const receipt = { id: randomUUID(), name: 'receipt.pdf', mime: 'application/pdf', ending: 'pdf' }
  const rows = [{ ...receipt, body: onePage('Sample receipt: paid with thanks') }, ...photos]
  for (const { id, ending, body } of rows) await storage.put(`uploads/${id}.${ending}`, body)
  await db.insert(upload).values(
    rows.map(({ id, ending, name, mime, body }, at) => ({
      id,
      key: `uploads/${id}.${ending}`,
      name,
      mime,
      bytes: body.length,
      site: 'edu-travel' as const,
      created_at: secondsBefore(clock.now(), 60 + at),
    })),
  )
  return { receipt: receipt.id, photos: photos.map(({ id }) => id) }
}
