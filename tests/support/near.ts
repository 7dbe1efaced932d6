import fc from 'fast-check'
import type { Json } from './edges'

/** Values close to what a JSON schema accepts, and values it refuses. */
export function near(schema: Json): fc.Arbitrary<unknown> {
  const wild = fc.oneof(
    fc.jsonValue({ maxDepth: 2 }),
    fc.constantFrom('', ' ', '\u0000', '😀'.repeat(50), '%_\\', '1e999', -1, 1e15, null),
  )
  const apt = ((): fc.Arbitrary<unknown> => {
    if (Array.isArray(schema.enum)) return fc.constantFrom(...schema.enum)
    if (Array.isArray(schema.anyOf)) return fc.oneof(...schema.anyOf.map(near))
    switch (schema.type) {
      case 'object': {
        const properties = Object.entries(schema.properties ?? {})
        return fc.record(Object.fromEntries(properties.map(([name, each]) => [name, near(each)])), { requiredKeys: [] })
      }
      case 'array':
        return fc.array(near(schema.items ?? {}), { maxLength: 4 })
      case 'number':
      case 'integer':
        return fc.oneof(fc.integer(), fc.double())
      case 'boolean':
        return fc.boolean()
      case 'string':
        if (schema.format === 'uuid') return fc.uuid()
        if (schema.format === 'email') return fc.emailAddress()
        return fc.oneof(
          fc.string({ unit: 'binary' }),
          fc.constantFrom('2027-02-30', '2027-03-01', '09:00', '01012345678', 'KR', 'NR261120-ABCDEFGHJK'),
        )
      default:
        return fc.jsonValue({ maxDepth: 2 })
    }
  })()
  return fc.oneof({ arbitrary: apt, weight: 4 }, { arbitrary: wild, weight: 1 })
}
