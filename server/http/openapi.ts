import type { Endpoint } from '#contract/endpoint'
import { RefusalBody } from '#contract/refusal'
import { z } from '#contract/zod'

const jsonOf = (schema: z.ZodMiniType, io: 'input' | 'output') =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'draft-2020-12' })

const parametersOf = (place: 'path' | 'query', schema: z.ZodMiniType | undefined) => {
  if (!schema) return []
  const { properties = {}, required = [] } = jsonOf(schema, 'input')
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }))
}

const content = (schema: unknown) => ({ 'application/json': { schema } })

const events = (data: Endpoint['data']) => ({ 'text/event-stream': { schema: jsonOf(data, 'output') } })

const bytes = { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } }

function done({ data, download }: Endpoint) {
  const answer = { type: 'object', properties: { data: jsonOf(data, 'output'), meta: { type: 'object' } } }
  return { description: 'Done', content: download ? bytes : content(answer) }
}

const stays = ({ data }: Endpoint) => ({ description: 'Stays open; each event is one of these', content: events(data) })

const rolesInWords = (roles: NonNullable<Endpoint['roles']>): string =>
  typeof roles === 'string'
    ? `Roles: those of the desk of the site${roles === 'deskChief' ? ' who decide' : ''}`
    : `Roles: ${roles.join(', ')}`

function operation(endpoint: Endpoint) {
  const refusal = { description: 'Refused', content: content({ $ref: '#/components/schemas/Refusal' }) }
  return {
    tags: [endpoint.path.split('/')[3] ?? 'other'],
    ...(endpoint.auth !== 'none' && { security: [endpoint.auth].flat().map((scheme) => ({ [scheme]: [] })) }),
    ...(endpoint.roles && { description: rolesInWords(endpoint.roles) }),
    parameters: [
      ...parametersOf('path', endpoint.params),
      ...parametersOf('query', endpoint.query),
      ...(endpoint.idempotent
        ? [
            {
              name: 'Idempotency-Key',
              in: 'header',
              required: true,
              schema: { type: 'string', pattern: '^[\\w-]{8,100}$' },
            },
          ]
        : []),
    ],
    ...(endpoint.body && { requestBody: { required: true, content: content(jsonOf(endpoint.body, 'input')) } }),
    responses: endpoint.silent
      ? { 204: { description: 'Whatever happened' } }
      : { 200: endpoint.stream ? stays(endpoint) : done(endpoint), '4XX': refusal },
  }
}

/** Builds the OpenAPI document of all endpoints from the contract. */
export function openApi(endpoints: readonly Endpoint[], version: string): object {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [endpoint.method]: operation(endpoint) }
  }
  const bearer = { type: 'http', scheme: 'bearer' }
  const guards = new Set(endpoints.flatMap(({ auth }) => (auth === 'none' ? [] : auth)))
  return {
    openapi: '3.1.0',
    info: { title: 'Naru', version },
    paths,
    components: {
      schemas: { Refusal: jsonOf(RefusalBody, 'output') },
      securitySchemes: Object.fromEntries([...guards].map((guard) => [guard, bearer])),
    },
  }
}
