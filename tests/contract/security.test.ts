import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'
import { root } from '#server/root'

const folders = ['tests', 'e2e'].map((name) => path.join(root, name))
const inFolder = async (folder: string) =>
  (await readdir(folder, { recursive: true })).map((name) => path.join(folder, name))
const found = (await Promise.all(folders.map(inFolder))).flat().filter((name) => /\.(?:test|spec)\.tsx?$/.test(name))
/** The contents of each test file, by its folder and name. */
const texts = new Map(
  await Promise.all(
    found.map(async (name) => [name.split(path.sep).slice(-2).join('/'), await readFile(name, 'utf8')] as const),
  ),
)

/** The rows of all tables, by the heading of their last column. */
function rowsOf(text: string): { head: string; row: string }[] {
  let head = ''
  return text.split('\n').flatMap((row, at, lines) => {
    if (!row.startsWith('|') || row.startsWith('| -')) return []
    const isHead = lines[at + 1]?.startsWith('| -')
    if (isHead) head = row.split('|').at(-2)?.trim() ?? ''
    return isHead ? [] : [{ head, row }]
  })
}
const rows = rowsOf(await readFile(path.join(root, 'docs/security.md'), 'utf8'))

/** The files named in a row, each with the titles after it; “…” replaces omitted parts of a title. */
function named(row: string) {
  const files: { file: string; titles: string[] }[] = []
  for (const [, file, title] of row.matchAll(/`([\w./-]+\.(?:test|spec)\.tsx?)`|[“"]([^”"]+)[”"]/g)) {
    if (file) files.push({ file, titles: [] })
    else if (title) files.at(-1)?.titles.push(title)
  }
  return files
}

/** Whether the parts of a title are on one line, in this order. */
const isIn = (text: string, title: string) =>
  text.split('\n').some((line) => {
    let at = 0
    return title.split('…').every((part) => {
      at = line.indexOf(part.trim(), at)
      return at >= 0
    })
  })

it('names for each attack the test or bench that proves the defense', () => {
  const open = rows.filter(
    ({ head, row }) => head === 'Test' && named(row).length === 0 && !row.includes('npm run bench'),
  )
  expect(open).toEqual([])
  expect(rows.filter(({ head }) => head === 'Test').length).toBeGreaterThan(40)
})

it('names existing tests, by their titles', () => {
  const missing = rows
    .flatMap(({ row }) => named(row))
    .flatMap(({ file, titles }) => {
      const text = texts.get(file)
      return text === undefined
        ? [file]
        : titles.filter((title) => !isIn(text, title)).map((title) => `${file}: ${title}`)
    })
  expect(missing).toEqual([])
})
