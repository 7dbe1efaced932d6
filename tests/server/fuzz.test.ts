import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Area, areas, type Endpoint } from '#contract/endpoint'
import { z } from '#contract/zod'
import { mounted } from '#server/endpoints'
import { areaOf } from '#server/http/authorize'
import { testApi } from '#tests/support/api'
import { testDatabase } from '#tests/support/database'
import { testDeps } from '#tests/support/deps'
import { anAccount, roleOf } from '#tests/support/factories'

const runs = 25

type Json = Record<string, unknown>

/** Values that come near to what a JSON schema asks for, and values that do not. */
function near(schema: Json): fc.Arbitrary<unknown> {
  const wild = fc.oneof(
    fc.jsonValue({ maxDepth: 2 }),
    fc.constantFrom('', ' ', '\u0000', '😀'.repeat(50), '%_\\', '1e999', -1, 1e15, null),
  )
  const apt = ((): fc.Arbitrary<unknown> => {
    if (Array.isArray(schema.enum)) return fc.constantFrom(...schema.enum)
    if (Array.isArray(schema.anyOf)) return fc.oneof(...(schema.anyOf as Json[]).map(near))
    switch (schema.type) {
      case 'object': {
        const properties = Object.entries((schema.properties ?? {}) as Record<string, Json>)
        return fc.record(Object.fromEntries(properties.map(([name, each]) => [name, near(each)])), { requiredKeys: [] })
      }
      case 'array':
        return fc.array(near((schema.items ?? {}) as Json), { maxLength: 4 })
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

const schemaOf = (schema: Endpoint['body']): Json =>
  schema
    ? (z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Json)
    : { type: 'object', properties: {} }

const asText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value ?? null))

const deps = await testDeps(await testDatabase())
const { app } = testApi(deps)
const tokens = {} as Record<Area, string>
for (const area of areas) tokens[area] = (await anAccount(deps, { area, role: roleOf[area] })).token

describe('no input that anybody may send breaks the server', () => {
  test.each(mounted.map(({ endpoint }) => [`${endpoint.method.toUpperCase()} ${endpoint.path}`, endpoint] as const))(
    '%s never answers 5xx',
    async (name, endpoint) => {
      const parts = fc.tuple(
        near(schemaOf(endpoint.params)),
        near(schemaOf(endpoint.query)),
        near(schemaOf(endpoint.body)),
      )
      await fc.assert(
        fc.asyncProperty(parts, async ([params, query, body]) => {
          const asked = areaOf(endpoint, { site: 'shop' })
          const area = asked === 'any' ? 'member' : asked
          // Signing out or withdrawing would end the session that the other tries need.
          const token =
            area &&
            (/signout|auth\/delete/.test(name)
              ? (await anAccount(deps, { area, role: roleOf[area] })).token
              : tokens[area])
          const path = endpoint.path.replace(/:(\w+)/g, (_, key: string) =>
            encodeURIComponent(asText((params as Json | null)?.[key]).replaceAll('/', '') || 'x'),
          )
          const search = new URLSearchParams(
            typeof query === 'object' && query ? Object.entries(query).map(([key, value]) => [key, asText(value)]) : [],
          )
          const answer = await app.request(`${path}?${search}`, {
            method: endpoint.method.toUpperCase(),
            headers: {
              'Content-Type': 'application/json',
              'Idempotency-Key': crypto.randomUUID(),
              ...(token && { Authorization: `Bearer ${token}` }),
            },
            body: endpoint.body ? JSON.stringify(body) : undefined,
          })
          if (answer.status >= 500)
            throw new Error(
              `${answer.status}: ${deps
                .logged()
                .split('\n')
                .filter((line) => line.includes('"level":50'))
                .at(-1)}`,
            )
          expect(answer.status).toBeLessThan(500)
        }),
        { numRuns: runs, seed: 20261120 },
      )
    },
  )
})
