import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from '#server/root'

const folder = path.join(root, 'tests')

/** Imports of test files: if several files share a module, only the first file's import would add its hooks. */
const shared = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !/\.(test|setup)\.tsx?$/.test(file),
)

test.each(shared)('%s adds no hook when it is imported', (file) => {
  expect(readFileSync(path.join(folder, file), 'utf8')).not.toMatch(/^(if .*)?(before|after)(Each|All)\(/m)
})

test('there are modules to check', () => expect(shared.length).toBeGreaterThan(50))
