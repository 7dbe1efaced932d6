import { expect, test } from 'vitest'

const files = import.meta.glob<string>(
  ['/src/{kits,sites,app,ui}/**/locale/**/*en.ts', '/contract/texts/refusal.en.ts'],
  {
    eager: true,
    query: '?raw',
    import: 'default',
  },
)

/** The namespace under which a text file is loaded (src/session/texts.ts), derived from its path. */
function namespaceOf(file: string): string {
  const [, place = '', section, part] =
    /\/src\/(?:sites\/|kits\/)?([\w-]+)(?:\/([\w-]+))?\/locale\/(?:([\w-]+)\.)?en\.ts$/.exec(file) ?? []
  return place ? [place, section ?? part].filter(Boolean).join('.') : 'refusal'
}

const texts = Object.entries(files).filter(([file]) => !file.endsWith('/frame.en.ts'))

test.each(texts)('%s is known to the types by the namespace under which it is loaded', (file, source) => {
  const names = [...source.matchAll(/interface TextNamespaces {\s+'?([\w.-]+)'?: typeof (?:en|\w+)\s/g)].map(
    ([, name]) => name,
  )
  expect(names).toEqual([namespaceOf(file)])
})

test('there are texts of kits, of sites and of their sections', () => {
  expect(texts.map(([file]) => namespaceOf(file))).toEqual(
    expect.arrayContaining(['booking', 'apec.gate', 'shop', 'shop.review']),
  )
})
