import { eq } from 'drizzle-orm'
import { unzipSync } from 'fflate'
import { beforeEach, describe, expect, test } from 'vitest'
import { application } from '#contract/education/application'
import { review } from '#contract/education/review'
import { archiveOf, entryName } from '#server/archive'
import { auditEvent } from '#server/modules/accounts/accounts.table'
import { upload } from '#server/modules/media/media.table'
import { anEducationContext, aPdf, as, type EducationContext, inReview } from '#tests/support/education'
import { anAccount, type Person } from '#tests/support/factories'

let context: EducationContext
let id: string

beforeEach(async () => {
  context = await anEducationContext()
  id = await inReview(context)
})

const base = '/api/v1/admin/education/applications'
const get = (path: string, { token }: Person) =>
  context.api.app.request(path, { headers: { Authorization: `Bearer ${token}` } })
const documents = async () =>
  (await context.api.call(review.detail, { params: { id } }, as(context.reviewer))).data.documents
const audited = () =>
  context.deps.db
    .select({ act: auditEvent.act, actor_id: auditEvent.actor_id, subject: auditEvent.subject })
    .from(auditEvent)
    .where(eq(auditEvent.subject, id))

describe('a document of an application (product §6)', () => {
  test('is sent to the desk as a download that no page of ours displays by itself, and each reader is logged', async () => {
    const [first] = await documents()
    const response = await get(`${base}/${id}/documents/${first?.id}`, context.reviewer)
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename=/)
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await audited()).toEqual([{ act: 'education.document', actor_id: context.reviewer.id, subject: id }])
  })

  test('is not found by the id of another application’s document, nor read by operators and applicants', async () => {
    const [first] = await documents()
    const other = await inReview(context)
    expect((await get(`${base}/${other}/documents/${first?.id}`, context.chief)).status).toBe(404)
    const operator = await anAccount(context.deps, { area: 'admin', role: 'operator' })
    expect((await get(`${base}/${id}/documents/${first?.id}`, operator)).status).toBe(403)
    expect((await get(`${base}/${id}/archive`, operator)).status).toBe(403)
    expect((await get(`${base}/${id}/archive`, context.teacher)).status).toBe(401)
    expect(await audited()).toEqual([])
  })

  test('that is being added is not visible to the desk before it is submitted', async () => {
    const sections = [{ section: 'documents' as const, comments: [{ field: '', text: 'The letter has no stamp.' }] }]
    await context.api.call(review.askBack, { params: { id }, body: { sections } }, as(context.reviewer))
    const { data } = await context.api.call(
      application.addDocument,
      { params: { id }, body: { kind: 'school_letter' }, files: { file: aPdf('new.pdf') } },
      as(context.teacher),
    )
    expect((await documents()).map((document) => document.id)).not.toContain(data.id)
    expect((await get(`${base}/${id}/documents/${data.id}`, context.reviewer)).status).toBe(404)
  })
})

describe('the archive of an application’s documents', () => {
  test('holds every document under a safe name, also Korean ones, and is logged', async () => {
    const [, second] = await documents()
    const korean = '참가자 명단.pdf'
    const rows = await context.deps.db.select().from(upload)
    const names = [korean.normalize('NFD'), '../../con<1>.pdf', 'a\u202efdp.exe.pdf', 'letter.pdf']
    for (const [at, row] of rows.entries())
      await context.deps.db
        .update(upload)
        .set({ name: names[at] ?? '' })
        .where(eq(upload.id, row.id))
    expect(second).toBeDefined()
    const response = await get(`${base}/${id}/archive`, context.chief)
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/zip'])
    expect(response.headers.get('content-disposition')).toMatch(/filename="ST27-[A-Z0-9]+\.zip"/)
    const bytes = new Uint8Array(await response.arrayBuffer())
    const files = unzipSync(bytes)
    expect(Object.keys(files)).toHaveLength(4)
    for (const [name, body] of Object.entries(files)) {
      expect(name).toMatch(/^0[1-4] [a-z_]+ - [^/\\<>\u202e]+\.pdf$/)
      expect(new TextDecoder().decode(body)).toMatch(/^%PDF/)
    }
    expect(Object.keys(files).some((name) => name.endsWith(korean.normalize('NFC')))).toBe(true)
    // Bit 11: the name is UTF-8, for Windows and Macs alike.
    const local = Buffer.from(bytes)
    const at = local.indexOf(Buffer.from(korean.normalize('NFC')))
    const header = local.lastIndexOf(Buffer.from([0x50, 0x4b, 3, 4]), at)
    expect(local.readUInt16LE(header + 6) & 0x800).toBe(0x800)
    expect((await audited()).map(({ act }) => act)).toEqual(['education.archive'])
  })

  test('reads one file at a time, on demand, and none after the reader has disconnected', async () => {
    const read: string[] = []
    const storage = {
      ...context.deps.storage,
      get: async (key: string) => {
        read.push(key)
        return Buffer.from('%PDF')
      },
    }
    const files = Array.from({ length: 20 }, (_, at) => ({ key: `k${at}`, name: entryName(at, 'itinerary', 'a.pdf') }))
    const reader = archiveOf(storage, files).getReader()
    await reader.read()
    expect(read.length).toBeLessThan(3)
    await reader.cancel()
    expect(read.length).toBeLessThan(3)
  })

  test('aborts where a file is missing, and is not a valid complete archive', async () => {
    const storage = { ...context.deps.storage, get: async () => null }
    await expect(new Response(archiveOf(storage, [{ key: 'a', name: 'a.pdf' }])).arrayBuffer()).rejects.toThrow()
  })
})
