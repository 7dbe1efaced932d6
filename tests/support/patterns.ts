import { readFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { parseSync } from '@swc/core'
import { root } from '#server/root'

/** A regular expression in a source file. */
export interface Pattern {
  file: string
  source: string
  flags: string
}

interface Node {
  type?: string
  pattern?: string
  flags?: string
  callee?: { type?: string; value?: string }
  arguments?: { expression: Node & { value?: unknown } }[]
}

function patternsIn(node: unknown, found: { source: string; flags: string }[]): void {
  if (Array.isArray(node)) for (const each of node) patternsIn(each, found)
  else if (node && typeof node === 'object') {
    const { type, pattern, flags, callee, arguments: given } = node as Node
    if (type === 'RegExpLiteral') found.push({ source: pattern ?? '', flags: flags ?? '' })
    if ((type === 'NewExpression' || type === 'CallExpression') && callee?.value === 'RegExp') {
      const [source] = given ?? []
      // A dynamic expression gets a fixed name, so that a test can list its parts.
      if (source?.expression.type !== 'RegExpLiteral') found.push({ source: 'RegExp()', flags: '' })
    }
    for (const each of Object.values(node)) patternsIn(each, found)
  }
}

/** All regular expressions of the sources in these folders; a dynamic one appears as `RegExp()`. */
export async function patternsOf(folders: readonly string[]): Promise<Pattern[]> {
  const patterns: Pattern[] = []
  for (const folder of folders) {
    const names = await readdir(path.join(root, folder), { recursive: true })
    for (const name of names.filter((each) => /\.tsx?$/.test(each)).toSorted()) {
      const file = path.join(folder, name)
      const tree = parseSync(readFileSync(path.join(root, file), 'utf8'), {
        syntax: 'typescript',
        tsx: name.endsWith('x'),
        target: 'es2024',
      })
      const found: { source: string; flags: string }[] = []
      patternsIn(tree.body, found)
      patterns.push(...found.map((each) => ({ file, ...each })))
    }
  }
  return patterns
}
