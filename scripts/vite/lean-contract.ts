import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type Plugin, parseSync } from 'vite'
import { root } from '../../server/root.ts'

/**
 * Keeps schemas out of what the browser loads first. The built client does not check responses and lets the server validate
 * requests, so only forms need schemas; but endpoints, figures and types share the contract's files with them. In the client's
 * build every import of a contract file is therefore split: everything but schemas is imported from `file?plain`, where endpoints
 * are reduced to method, path and area, and the records of sites to what the client uses; schemas are imported from the file
 * itself. The names of sites are included in the texts of a language. Development and tests use the whole contract.
 */
export const leanContract = (): Plugin => ({
  name: 'lean-contract',
  apply: 'build',
  enforce: 'post',
  applyToEnvironment: (environment) => environment.name === 'client',
  resolveId: {
    order: 'pre',
    filter: { id: /^#contract\/[\w./-]+\?plain$/ },
    handler: (id) => `${path.join(contract, id.slice('#contract/'.length, -'?plain'.length))}.ts${plain}`,
  },
  load: {
    filter: { id: /\/contract\/[\w./-]+\.ts\?plain$/ },
    handler: (id) => readFileSync(id.slice(0, -plain.length), 'utf8'),
  },
  transform: {
    filter: { id: [/\/contract\/[\w./-]+\.ts\?plain$/, /\/src\/.*\.tsx?$/] },
    handler(given, id) {
      const code = withLabels(given)
      const name = id.endsWith(plain)
        ? path.relative(contract, id.slice(0, -`.ts${plain}`.length)).replaceAll(path.sep, '/')
        : null
      const own = name === null ? null : partsOf(name)
      const cuts: Cut[] = []
      for (const statement of this.parse(code).body as unknown as Node[]) {
        const isWrittenOut = code !== given && statement.source?.value === labels
        // If it stayed, it would tie the file to the chunk that happens to contain the labels' module.
        if (isWrittenOut) cuts.push([statement.start, statement.end, ''])
        else if (statement.type === 'ImportDeclaration') cuts.push(...splitImport(statement, name))
        else if (own && namesOf(statement).some((name) => own.schemas.has(name)))
          cuts.push([statement.start, statement.end, ''])
        else if (own) {
          cuts.push(...schemaFields(statement).map(({ start, end }): Cut => [start, end, 'undefined']))
          if (name?.startsWith('sites/'))
            cuts.push(...serverFields(statement).map(({ start, end }): Cut => [start, pastComma(code, end), '']))
        }
      }
      return cuts.length > 0 || code !== given ? { code: cut(code, cuts), map: null } : null
    },
  },
})

const contract = path.join(root, 'contract')
const plain = '?plain'
const labels = '#contract/sites/labels'
const fields = new Set(['params', 'query', 'body', 'data'])
/** Fields of a site's record that only the server, forms or texts use. */
const ofServer = new Set([
  'accounts',
  'passwords',
  'boards',
  'post',
  'publicPages',
  'cameraPages',
  'label',
  'inquiries',
  'isDesk',
])

interface Node {
  type: string
  start: number
  end: number
  // biome-ignore lint/suspicious/noExplicitAny: a syntax tree's nodes differ by type
  [key: string]: any
}
type Cut = [start: number, end: number, instead: string]

interface Parts {
  schemas: Set<string>
}

const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string'
const inner = (node: Node): Node[] =>
  Object.values(node).flatMap((value) => (Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : []))

/** From the end, so that earlier positions stay valid. */
const cut = (code: string, cuts: Cut[]) =>
  cuts
    .toSorted((a, b) => b[0] - a[0])
    .reduce((text, [start, end, instead]) => text.slice(0, start) + instead + text.slice(end), code)

/** Returns the values of an endpoint's schema fields, wherever an endpoint is defined below the node. */
function schemaFields(node: Node): Node[] {
  if (node.type === 'CallExpression' && node.callee.name === 'endpoint') {
    return (node.arguments[0].properties as Node[]).filter(({ key }) => fields.has(key?.name)).map(({ value }) => value)
  }
  return inner(node).flatMap(schemaFields)
}

/** Returns the fields of a record that only the server uses. */
const serverFields = (node: Node): Node[] =>
  node.type === 'Property' && ofServer.has(node.key?.name) ? [node] : inner(node).flatMap(serverFields)
const pastComma = (code: string, end: number) => end + (/^\s*,/.exec(code.slice(end))?.[0].length ?? 0)

/** Returns the code with calls of `labelsIn` replaced by their result: the labels of the sites in that language. */
const withLabels = (code: string): string =>
  code.replace(/\blabelsIn\(["'`]([\w-]+)["'`]\)/g, (_, language: string) => {
    const entries = readdirSync(path.join(contract, 'sites')).map((file) => [
      path.basename(file, '.ts'),
      labelOf(file, language),
    ])
    return JSON.stringify(Object.fromEntries(entries.filter(([, label]) => label !== undefined)))
  })

/** Returns the label of a site's record, read from its source: only that of the record itself, not of a list within it. */
function labelOf(file: string, language: string): string | undefined {
  const { program } = parseSync(file, readFileSync(path.join(contract, 'sites', file), 'utf8'))
  const records = (program.body as unknown as Node[]).flatMap((statement) => statement.declaration?.declarations ?? [])
  for (const { init } of records as Node[]) {
    let value: Node | null = init
    while (value?.expression) value = value.expression as Node
    const fields = (value?.properties ?? []) as Node[]
    const label = fields.find(({ key }) => key?.name === 'label')
    const word = (label?.value.properties as Node[] | undefined)?.find(
      ({ key }) => (key.name ?? key.value) === language,
    )
    if (word) return word.value.value
  }
  return undefined
}

/** Returns the names that a top-level statement declares. */
function namesOf(statement: Node): string[] {
  const declaration: Node | null = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
  if (!declaration) return []
  return declaration.declarations?.map(({ id }: Node) => id.name) ?? (declaration.id ? [declaration.id.name] : [])
}

/** Returns the names that a node uses, without those in types and in an endpoint's schema fields. */
function usesOf(node: Node): string[] {
  if (node.type.startsWith('TS') && !node.expression) return []
  if (node.type === 'Identifier') return [node.name]
  const skipped = new Set(schemaFields(node))
  const visit = (at: Node): string[] => {
    if (skipped.has(at) || (at.type.startsWith('TS') && !at.expression)) return []
    if (at.type === 'Identifier') return [at.name]
    return inner(at).flatMap((each) => (isKey(at, each) ? [] : visit(each)))
  }
  return visit(node)
}
const isKey = (parent: Node, child: Node) =>
  !parent.computed && (child === parent.key || (parent.type === 'MemberExpression' && child === parent.property))

const analyzed = new Map<string, Parts>()

/** Finds which names of a contract file are schemas: made with `z`, or from another schema. */
function partsOf(name: string): Parts {
  const cached = analyzed.get(name)
  if (cached) return cached
  const file = path.join(contract, `${name}.ts`)
  const statements = parseSync(file, readFileSync(file, 'utf8')).program.body as unknown as Node[]
  const schemas = new Set<string>()
  const parts = { schemas }
  analyzed.set(name, parts)
  for (const { type, importKind, source, specifiers } of statements) {
    // A type is removed before a browser sees it, wherever it is imported from.
    if (type !== 'ImportDeclaration' || importKind === 'type') continue
    const from = path.posix.join(path.posix.dirname(name), source.value)
    for (const { imported, local } of specifiers as Node[]) {
      if (from === 'zod' || partsOf(from).schemas.has(imported.name)) schemas.add(local.name)
    }
  }
  for (let before = -1; before !== schemas.size; ) {
    before = schemas.size
    for (const statement of statements) {
      if (statement.type !== 'ImportDeclaration' && usesOf(statement).some((each) => schemas.has(each))) {
        for (const each of namesOf(statement)) schemas.add(each)
      }
    }
  }
  return parts
}

/** Returns the contract file that an import names, seen from a plain file (`plainFile`) or from a file of the client. */
const importedBy = (source: string, plainFile: string | null): string | undefined =>
  plainFile === null
    ? /^#contract\/([\w./-]+)$/.exec(source)?.[1]
    : path.posix.join(path.posix.dirname(plainFile), source)

/**
 * Splits an import of a contract file in two: the plain names, and the schemas, which are dropped in a plain file (`plainFile`).
 */
function splitImport(statement: Node, plainFile: string | null): Cut[] {
  const name = importedBy(statement.source.value, plainFile)
  if (!name || name === 'zod') return plainFile !== null ? [[statement.start, statement.end, '']] : []
  const { schemas } = partsOf(name)
  const text = (of: Node[], from: string) =>
    of.length === 0
      ? ''
      : `import { ${of.map(({ imported, local }) => `${imported.name} as ${local.name}`).join(', ')} } from '${from}';`
  const specifiers = statement.specifiers as Node[]
  const lean = text(
    specifiers.filter(({ imported }) => !schemas.has(imported.name)),
    `#contract/${name}${plain}`,
  )
  const full = text(
    specifiers.filter(({ imported }) => schemas.has(imported.name)),
    `#contract/${name}`,
  )
  return [[statement.start, statement.end, plainFile !== null ? lean : lean + full]]
}
