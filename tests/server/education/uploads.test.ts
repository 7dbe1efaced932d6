import sharp from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'
import { application } from '#contract/education/application'
import { applicationLimits } from '#contract/education/limits'
import { inquiry } from '#contract/inquiry'
import { upload } from '#server/modules/media/media.table'
import { openConnections } from '#tests/support/database'
import {
  aDraft,
  anApplicant,
  anEducationContext,
  aPdf,
  as,
  type EducationContext,
  shown,
} from '#tests/support/education'
import { aMember } from '#tests/support/factories'
import { aDocx, anXlsx, zipOf } from '#tests/support/zips'

let context: EducationContext
let id: string

beforeEach(async () => {
  context = await anEducationContext()
  id = (await aDraft(context, context.teacher)).id
})

const send = (body: Buffer | string, name: string, who = context.teacher) =>
  context.api.call(
    application.addDocument,
    {
      params: { id },
      body: { kind: 'itinerary' },
      files: { file: new File([new Uint8Array(Buffer.from(body))], name) },
    },
    as(who),
  )
const get = (document: string, token: string) =>
  context.api.app.request(`/api/v1/education/applications/${id}/documents/${document}`, {
    headers: { Authorization: `Bearer ${token}` },
  })
const kept = () => context.deps.db.$count(upload)
const pixels = { create: { width: 20, height: 20, channels: 3, background: '#fff' } } as const
const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

describe('documents of an application (product §5)', () => {
  test.each([
    ['a PDF', async () => Buffer.from(await aPdf().arrayBuffer()), 'application/pdf', 'pdf'],
    ['a picture', () => sharp(pixels).png().toBuffer(), 'image/png', 'png'],
    ['a Word document', async () => aDocx(), docx, 'docx'],
    ['an Excel sheet', async () => anXlsx(), xlsx, 'xlsx'],
  ])('may be %s, detected by content and not by name', async (_, make, mime, extension) => {
    const { data } = await send(await make(), 'schedule.exe')
    expect(data).toMatchObject({
      kind: 'itinerary',
      added_by: 'Hana Weber',
      file: { mime, name: `schedule.${extension}` },
    })
    expect((await shown(context, context.teacher, id)).documents).toHaveLength(1)
  })

  test.each([
    ['a page', '<html><script>alert(1)</script>', 'letter.pdf', 'validation.fileType'],
    ['a program', Buffer.from('MZ\x90\0\x03'), 'letter.docx', 'validation.fileType'],
    ['nothing', '', 'letter.pdf', 'validation.fileType'],
    ['any ZIP', zipOf([{ name: 'a.txt', body: 'a' }]), 'letter.docx', 'validation.fileType'],
    ['Word and Excel in one', aDocx({ name: 'xl/workbook.xml' }), 'letter.docx', 'validation.fileType'],
    [
      'a PDF that is a ZIP too',
      Buffer.concat([Buffer.from('%PDF-1.7\n%%EOF\n'), aDocx()]),
      'letter.pdf',
      'validation.fileDamaged',
    ],
    [
      'Word with an HTML page after it',
      Buffer.concat([aDocx(), Buffer.from('<script>')]),
      'letter.docx',
      'validation.fileDamaged',
    ],
    [
      'Word with a path outside the archive',
      aDocx({ name: '../../etc/cron.d/x' }),
      'letter.docx',
      'validation.fileDamaged',
    ],
    ['Word with a path from the root', aDocx({ name: '/etc/passwd' }), 'letter.docx', 'validation.fileDamaged'],
    ['Word with a Windows path', aDocx({ name: 'word\\..\\x' }), 'letter.docx', 'validation.fileDamaged'],
    ['Word with macros', aDocx({ name: 'word/vbaProject.bin', body: 'x' }), 'letter.docx', 'validation.fileDamaged'],
    ['encrypted Word', aDocx({ name: 'word/a', claims: { flags: 1 } }), 'letter.docx', 'validation.fileDamaged'],
    ['Word with a duplicate name', aDocx({ name: 'word/document.xml' }), 'letter.docx', 'validation.fileDamaged'],
    [
      'a zip bomb by ratio',
      anXlsx({ name: 'xl/a.xml', body: Buffer.alloc(3_000_000) }),
      'table.xlsx',
      'validation.fileDamaged',
    ],
    [
      'a zip bomb by total size',
      anXlsx({ name: 'xl/a.xml', body: 'x', claims: { bytes: 101 * 1024 * 1024 } }),
      'table.xlsx',
      'validation.fileDamaged',
    ],
    [
      'a zip bomb of many files',
      zipOf(Array.from({ length: 2_001 }, (_, at) => ({ name: `word/${at}` }))),
      'letter.docx',
      'validation.fileDamaged',
    ],
  ])('may not be %s, and nothing of it is stored', async (_, body, name, code) => {
    const { status, refusal } = await send(body, name)
    expect([status, refusal.code, refusal.field]).toEqual([415, code, 'file'])
    expect([await kept(), context.deps.files.size]).toEqual([0, 0])
  })

  test('may not be truncated anywhere in their directory', async () => {
    const whole = aDocx()
    for (let length = 4; length < whole.length; length += 7) {
      const { status } = await send(whole.subarray(0, length), 'letter.docx')
      expect(status).toBe(415)
    }
    expect(await kept()).toBe(0)
  })

  test('may not be larger than 10 MiB', async () => {
    const { status } = await send(Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(10 * 1024 * 1024)]), 'a.pdf')
    expect(status).toBe(413)
    expect(await kept()).toBe(0)
  })

  test('lose what a picture contains besides its pixels', async () => {
    const photo = await sharp(pixels)
      .jpeg()
      .withExif({ IFD0: { Copyright: 'where it was taken' } })
      .toBuffer()
    await send(Buffer.concat([photo, Buffer.from('PK and a hidden rest')]), 'photo.jpg')
    const [stored] = [...context.deps.files.values()]
    expect(stored?.includes('where it was taken') || stored?.includes('hidden rest')).toBe(false)
  })

  test('have names without paths, whatever they are called', async () => {
    const { data } = await send(await aPdf().text(), '../../../etc/passwd\u202efdp.pdf')
    expect(data.file.name).toMatch(/^[\p{L}\p{N} ._-]+\.pdf$/u)
    expect([...context.deps.files.keys()][0]).toMatch(/^uploads\/[0-9a-f-]{36}\.pdf$/)
  })

  test('are five of a kind at most, also when uploaded in parallel', async () => {
    await openConnections(context.deps.db)
    const pdf = await aPdf().text()
    const answers = await Promise.all(Array.from({ length: 8 }, () => send(pdf, 'a.pdf')))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(applicationLimits.files)
    expect(answers.find(({ status }) => status === 409)?.refusal.code).toBe('education.filesTooMany')
    expect([await kept(), context.deps.files.size]).toEqual([5, 5])
  })

  test('are sent as downloads, never displayed and never cached', async () => {
    const { data } = await send(await aPdf().text(), 'Reise 계획.pdf')
    const answer = await get(data.id, context.teacher.token)
    expect(answer.headers.get('content-disposition')).toMatch(
      /^attachment; filename="Reise __\.pdf"; filename\*=UTF-8''/,
    )
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })

  test('are for their owner only: not for another applicant, another area, another application, or by key', async () => {
    const { data } = await send(await aPdf().text(), 'a.pdf')
    const other = await anApplicant(context.deps)
    const { id: theirs } = await aDraft(context, other)
    const member = await aMember(context.deps)
    const [row] = await context.deps.db.select().from(upload)
    const ask = async (path: string, token: string) =>
      (await context.api.app.request(path, { headers: { Authorization: `Bearer ${token}` } })).status
    expect((await get(data.id, other.token)).status).toBe(404)
    expect((await get(data.id, context.reviewer.token)).status).toBe(401)
    expect((await get(data.id, member.token)).status).toBe(401)
    expect(await ask(`/api/v1/education/applications/${theirs}/documents/${data.id}`, other.token)).toBe(404)
    expect((await get(row?.id ?? '', context.teacher.token)).status).toBe(404)
    expect(await ask(`/media/${row?.key}`, context.teacher.token)).toBe(404)
    expect(await ask(`/${row?.key}`, context.teacher.token)).toBe(404)
    const params = { site: 'shop', id, file: row?.id ?? '' } as const
    expect(
      (
        await context.api.app.request(
          inquiry.file.path.replace(':site', 'shop').replace(':id', id).replace(':file', params.file),
          {
            headers: { Authorization: `Bearer ${member.token}` },
          },
        )
      ).status,
    ).toBe(404)
  })

  test('in Office formats are accepted here and nowhere else', async () => {
    const member = await aMember(context.deps)
    const body = { type: 'other', title: 'A question', content: 'May I send you a document of Word?' } as const
    const files = { file_1: new File([new Uint8Array(aDocx())], 'a.docx') }
    const { status } = await context.api.call(inquiry.ask, { params: { site: 'shop' }, body, files }, as(member))
    expect(status).toBe(415)
  })
})
