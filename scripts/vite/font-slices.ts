import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import subsetFont from 'subset-font'
import { root } from '../../server/root.ts'
import { readTexts, slicesOf } from './font-characters.ts'

const require = createRequire(import.meta.url)
const packages = path.dirname(require.resolve('pretendard/package.json'))
const versionOf = (name: string) =>
  (JSON.parse(readFileSync(require.resolve(`${name}/package.json`), 'utf8')) as { version: string }).version

/** Where the slices are cached until texts or packages change. */
const cache = path.join(root, '.cache/fonts')
/** A subset of a font under the OFL must not use its reserved name, and includes the license text. */
const family = 'Naru Sans'
/** Where a build puts the license text. */
export const licenseFile = 'assets/naru-sans-license.txt'
export const readLicense = (): Promise<string> => readFile(path.join(packages, 'dist/LICENSE.txt'), 'utf8')
const notice = `/*! ${family} is cut from Pretendard, SIL Open Font License 1.1: /${licenseFile} */\n`
/** The weights that the client uses. */
const weights = { min: 400, max: 700 }
/** The features that browsers apply by default, and tabular figures. */
const features = ['ccmp', 'locl', 'rlig', 'liga', 'clig', 'calt', 'rclt', 'kern', 'mark', 'mkmk', 'tnum']
/** To be raised whenever the generated files below change. */
const form = 3

/** Returns code points in the syntax of CSS, neighbors as a range. */
export function rangeOf(characters: string): string {
  const points = [...characters].map((each) => each.codePointAt(0) ?? 0).toSorted((a, b) => a - b)
  const ranges: [number, number][] = []
  for (const point of points) {
    const last = ranges.at(-1)
    if (last && point <= last[1] + 1) last[1] = point
    else ranges.push([point, point])
  }
  const hex = (point: number) => point.toString(16)
  return ranges.map(([from, to]) => `U+${hex(from)}${to > from ? `-${hex(to)}` : ''}`).join(',')
}

const face = (file: string, characters: string) =>
  `@font-face{font-family:"${family}";font-weight:${weights.min} ${weights.max};font-display:swap;` +
  `src:url(./${file}) format("woff2");unicode-range:${rangeOf(characters)}}\n`

/** Returns the package's own slices, for all other characters, as a font family that browsers try only after the product's. */
async function rest(): Promise<string> {
  const at = path.join(packages, 'dist/web/variable')
  const css = await readFile(path.join(at, 'pretendardvariable-dynamic-subset.css'), 'utf8')
  return css
    .replaceAll("'Pretendard Variable'", '"Pretendard Rest"')
    .replaceAll('url(./', `url(${path.relative(path.join(cache, 'any'), at).replaceAll(path.sep, '/')}/`)
}

async function make(folder: string, { latin, hangul }: ReturnType<typeof slicesOf>): Promise<void> {
  const font = await readFile(path.join(packages, 'dist/public/variable/PretendardVariable.ttf'))
  const cut = async (file: string, characters: string) => {
    const slice = await subsetFont(font, characters, {
      targetFormat: 'woff2',
      variationAxes: { wght: weights },
      keepFeatures: features,
      noHinting: true,
    })
    await writeFile(path.join(folder, file), slice)
    return face(file, characters)
  }
  let faces = ''
  for (const [at, characters] of hangul.entries()) faces += await cut(`hangul-${at}.woff2`, characters)
  const latinFace = await cut('latin.woff2', latin)
  await writeFile(path.join(folder, 'latin.css'), notice + latinFace)
  await writeFile(path.join(folder, 'hangul.css'), notice + faces)
  await writeFile(path.join(folder, 'korean.css'), notice + latinFace + faces)
  await writeFile(path.join(folder, 'rest.css'), await rest())
}

/** Removes folders that have not been used for a day: a development server may still use more recent ones. */
async function forget(): Promise<void> {
  for (const name of await readdir(cache)) {
    const at = path.join(cache, name)
    const age = Date.now() - (await stat(at)).mtimeMs
    if (age > 86_400_000) await rm(at, { recursive: true, force: true })
  }
}

/**
 * Returns the folder with the font sliced for the product's current texts: `latin.css`, `hangul.css`, both in `korean.css`, and
 * `rest.css`, with the files that they name. Made once for the same texts and packages, in a few seconds.
 */
export async function fontSlices(): Promise<string> {
  const slices = slicesOf(readTexts())
  const hash = createHash('sha256')
    .update(JSON.stringify([form, notice, slices, ['pretendard', 'subset-font'].map(versionOf)]))
    .digest('hex')
    .slice(0, 16)
  const folder = path.join(cache, hash)
  if (existsSync(folder)) {
    await utimes(folder, new Date(), new Date())
    return folder
  }
  const fresh = `${folder}.${process.pid}`
  await mkdir(fresh, { recursive: true })
  await make(fresh, slices)
  // Another build may have finished first: its result is the same.
  await rename(fresh, folder).catch(() => rm(fresh, { recursive: true, force: true }))
  await forget()
  return folder
}
