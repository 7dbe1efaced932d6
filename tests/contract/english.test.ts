import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { mailSamples } from '#server/modules/mail/mail.samples'
import { compose } from '#server/modules/mail/mail.service'
import type { MailRequest } from '#server/modules/mail/mail.types'
import { testSettings } from '#tests/support/deps'

/** The product uses American English, as its specification does: British spellings and words, with the American ones. */
const british =
  /(?<![\w$.{-])(travell(?:er|ing|ed)s?|cancell(?:ed|ing|able)|programmes?|neighbour\w*|harbours?|\w*metres?|colour\w*|kerb|organis\w+|theatres?|grey|practise|enrols?|pyjamas|sanitise\w*|recognise\w*|labelled|analysers?|motorways?|licence|favourites?|prams?|car parks?|catalogues?|fortnights?|authoris\w+|centres?|e[-‑]mails?|towards|fibres?|litres?|pushchairs?)(?!\w)/gi

const texts = import.meta.glob(
  ['/src/**/locale/**/en.ts', '/src/**/locale/**/*.en.ts', '/contract/texts/*.en.ts', '/server/modules/**/*.texts.ts'],
  { eager: true },
)
const demo = import.meta.glob(
  ['/server/demo/**/*.ts', '!/server/demo/{art,social,toss}/**', '/server/modules/**/*.defaults.ts'],
  {
    eager: true,
  },
)

const docs = import.meta.glob<string>(['/README.md', '/docs/*.md'], { eager: true, query: '?raw', import: 'default' })
/** Code and addresses keep the spelling of the wire. */
const prose = (text: string) => text.replace(/```.*?```|`[^`\n]*`|\]\([^)]*\)/gs, ' ')

/** All texts in a value: keys and wire names are not sentences. */
function textsIn(value: unknown, key = ''): string[] {
  // Search words include both spellings.
  if (key === 'words') return []
  if (typeof value === 'string') return /\s/.test(value) || /^\p{Lu}/u.test(value) ? [value] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([each, inner]) => textsIn(inner, each))
}
const wrongIn = (lines: readonly string[]) => lines.flatMap((text) => text.match(british) ?? [])

describe('American English', () => {
  test.each(Object.entries(texts))('in %s', (_, module) => {
    expect(wrongIn(textsIn(module))).toEqual([])
  })

  test.each(Object.entries(demo))('in the demo data of %s', (_, module) => {
    expect(wrongIn(textsIn(module))).toEqual([])
  })

  test.each(Object.entries(docs))('in the document %s', (_, text) => {
    expect(wrongIn([prose(text)])).toEqual([])
  })

  test('in every mail', async () => {
    const settings = testSettings()
    const every = Object.entries(mailSamples('en')).flatMap(([template, forms]) =>
      Object.values(forms).map((values) => ({ template, to: 'a@people.test', lang: 'en', values }) as MailRequest),
    )
    const mails = await Promise.all(every.map((request) => compose(request, settings)))
    expect(mails.flatMap(({ subject, text }) => wrongIn([subject, text]))).toEqual([])
    expect(mails.filter(({ text }) => /\bmails?\b/i.test(text)).map(({ subject }) => subject)).toEqual([])
  })

  test('in the names of the code', () => {
    const spelled = /\w*(?:colour(?!space)|organisation|programme|traveller|neighbour)\w*/gi
    const files = ['bench', 'contract', 'e2e', 'scripts', 'server', 'src', 'tests'].flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
    )
    // French has the word "organisation" too, and this file names the wrong ones.
    const code = files.filter((name) => /\.tsx?$/.test(name) && !/\bfr\.ts$|english\.test\.ts$/.test(name))
    expect(code.length).toBeGreaterThan(3000)
    const wrong = code.flatMap((file) =>
      (readFileSync(file, 'utf8').match(spelled) ?? []).map((name) => `${file}: ${name}`),
    )
    expect(wrong).toEqual([])
  })

  // "Mail" alone means paper mail.
  test.each(Object.entries(texts))('writes by email in %s', (_, module) => {
    expect(textsIn(module).filter((text) => /\bmail(s|ed)?\b/i.test(text))).toEqual([])
  })

  test('is found where a British word is used', () => {
    const found = [texts, demo, docs].map((each) => Object.keys(each).length)
    for (const [at, least] of [25, 25, 3].entries()) expect(found[at]).toBeGreaterThan(least)
  })
})
