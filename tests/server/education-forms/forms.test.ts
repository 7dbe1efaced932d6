import { unzipSync } from 'fflate'
import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { formFormats, formKinds, formPath } from '#contract/education/forms'
import { textLanguages } from '#contract/languages'
import { sheetWidth } from '#contract/sheet-width'
import type { Env } from '#server/http/env'
import { mountEducationForms } from '#server/modules/education-forms/forms.http'
import { formTexts } from '#server/modules/education-forms/forms.texts'
import { Refusal } from '#server/refusal'

const app = new Hono<Env>()
app.onError((error, c) => c.text('', error instanceof Refusal ? error.status : 500))
mountEducationForms(app)

const titles = (lang: 'en' | 'ko') => {
  const { letters, tables } = formTexts[lang]
  return { ...letters, ...tables }
}
/** The text of an Office file, which is a ZIP of XML files. */
const wordsIn = (bytes: Uint8Array) =>
  Object.entries(unzipSync(bytes))
    .filter(([name]) => name.endsWith('.xml'))
    .map(([, content]) => new TextDecoder().decode(content))
    .join('')

describe.each(formKinds.flatMap((kind) => textLanguages.map((lang) => ({ kind, lang }))))(
  'the form $kind in $lang (product §3)',
  ({ kind, lang }) => {
    it('is an Office file that states its purpose, and is saved under that name', async () => {
      const response = await app.request(formPath(kind, lang))
      expect(response.status).toBe(200)
      expect(response.headers.get('Content-Type')).toContain(
        formFormats[kind] === 'docx' ? 'wordprocessingml' : 'spreadsheetml',
      )
      const name = `${formTexts[lang].file} - ${titles(lang)[kind].title}.${formFormats[kind]}`
      expect(response.headers.get('Content-Disposition')).toContain(`UTF-8''${encodeURIComponent(name)}`)
      const words = wordsIn(new Uint8Array(await response.arrayBuffer()))
      expect(words).toContain(titles(lang)[kind].title)
      expect(words).toContain(titles(lang)[kind].note)
    })
  },
)

it.each(textLanguages)(
  'has columns as wide as all workbooks have them, for its names and examples, in %s',
  async (lang) => {
    const response = await app.request(formPath('itinerary', lang))
    const sheet = unzipSync(new Uint8Array(await response.arrayBuffer()))['xl/worksheets/sheet1.xml']
    const widths = [...new TextDecoder().decode(sheet).matchAll(/<col [^>]*width="([\d.]+)"/g)].map(([, width]) =>
      Number(width),
    )
    const { columns } = formTexts[lang].tables.itinerary
    expect(widths).toEqual(columns.map(({ name, example }) => sheetWidth([name, example])))
    expect(Math.max(...widths)).toBeGreaterThan(20)
  },
)

it('asks for numbers of participants in the same order as a pasted list', () => {
  for (const lang of textLanguages) {
    const examples = formTexts[lang].tables.participants.columns.map(({ example }) => example)
    expect(examples).toHaveLength(5)
    expect([examples[0], examples[2], examples[4]]).toEqual(['JP', '16-18', '12'])
  }
})

it.each(['mandate.fr.docx', 'mandate.en.xlsx', 'insurance.en.docx', '..%2F..%2Fpackage.json', 'constructor.en.docx'])(
  'is not found under %s',
  async (name) => {
    expect((await app.request(`/files/education/${name}`)).status).toBe(404)
  },
)
