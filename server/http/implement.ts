import type { Context } from 'hono'
import type { Endpoint, Parsed } from '#contract/endpoint'
import type { Download } from '#contract/files'
import type { Lang } from '#contract/languages'
import type { RefusalCode } from '#contract/refusal'
import type { StreamedFile } from '#contract/streamed-file'
import { z } from '#contract/zod'
import type { Deps } from '#server/deps'
import type { Caller } from '#server/modules/accounts/session.service'
import type { ReceivedFile } from '#server/received'
import { Refusal } from '#server/refusal'
import { answerJson } from './answer'
import { sendAttachment } from './attachment'
import { attempted, countAbout, type Subject } from './attempts'
import { authorize } from './authorize'
import { readSent } from './body'
import type { Costly } from './costly'
import type { Env } from './env'
import { langOfRequest } from './errors'
import { type OnceContext, once } from './idempotent'
import type { Limits } from './limits'
import { refuseForeign } from './origin'
import { notifyEdit } from './page-edits'
import { queryOf, refuseUnreadable, refuseUnstorable } from './readable'
import { sendEvents } from './stream'

/** What a handler receives besides its parsed input. */
export type CallContext<E extends Endpoint = Endpoint> = Deps & {
  caller: E['auth'] extends 'none' ? null : Caller
  /** The reader's language, for refusals and mails. */
  lang: Lang
  ip: string
  /** Whether an unverified address can be sent one more email. */
  maySend: (to: string) => Promise<boolean>
  header: (name: string) => string | undefined
  /** Sets a header of the response. */
  setHeader: (name: string, value: string) => void
} & (E extends { stream: true }
    ? {
        /** Aborted when the client has disconnected or the server stops. */
        signal: AbortSignal
      }
    : unknown) &
  (E extends { idempotent: true } ? Pick<OnceContext<z.input<E['data']>>, 'afterCommit'> : unknown)

/** A stream's handler yields its events as they arrive, and none once `context.signal` is aborted. */
type Answer<E extends Endpoint> = E extends { stream: true } ? AsyncIterable<z.input<E['data']>> : z.input<E['data']>
export type Handler<E extends Endpoint> = (
  input: Parsed<E, ReceivedFile>,
  context: CallContext<E>,
) => Promise<Answer<E>> | Answer<E>

/** An endpoint with its handler, ready to be mounted. */
export interface Mounted {
  endpoint: Endpoint
  handler: (input: Parsed<Endpoint, ReceivedFile>, context: CallContext) => unknown
}

/** Gives every endpoint of a contract group its handler: a missing or mistyped one does not compile. */
export function implement<G extends Record<string, Endpoint>>(
  group: G,
  handlers: { [K in keyof G]: Handler<G[K]> },
): Mounted[] {
  return Object.entries(group).map(([name, endpoint]) => ({
    endpoint,
    handler: handlers[name as keyof G] as unknown as Mounted['handler'],
  }))
}

/** What every endpoint is served with; `beat` is how often streams send a heartbeat, in milliseconds. */
interface ServeContext {
  deps: Deps
  limits: Limits
  costly: Costly
  beat: number | undefined
}

/** Handles one request from start to end; a silent endpoint answers 204 whatever the outcome. */
export const serve = (route: Mounted, context: ServeContext) => {
  const work = answer(route, context)
  if (!route.endpoint.silent) return work
  return async (c: Context<Env>): Promise<Response> => {
    await work(c).catch((error: unknown) => {
      if (!(error instanceof Refusal))
        c.get('log').error({ err: error, request_id: c.get('requestId') }, 'request failed')
    })
    return c.body(null, 204)
  }
}

/** Parses params, finds the caller, parses query and body, runs the handler, and sends what the contract allows. */
const answer =
  ({ endpoint, handler }: Mounted, { deps, limits, costly, beat }: ServeContext) =>
  async (c: Context<Env>): Promise<Response> => {
    refuseUnreadable(endpoint, c)
    const params = endpoint.params ? parseOr(404, endpoint.params, c.req.param()) : undefined
    refuseForeign(endpoint, c)
    const ip = c.get('ip')
    const uncount = endpoint.limit && !c.env?.inProcess ? await limits.count(endpoint.limit, ip) : undefined
    const caller = await authorize(endpoint, params, c, deps)
    const query = endpoint.query ? parseOr(400, endpoint.query, queryOf(c)) : undefined
    const { body, files } = await readBody(endpoint, c, limits)
    const about = await countAbout(endpoint, limits, {
      caller,
      ip,
      subject: { ...(query as Subject), ...(body as Subject) },
      uncount,
    })
    const context = {
      ...deps,
      db: endpoint.method === 'get' && endpoint.auth === 'none' ? deps.reads : deps.db,
      caller,
      lang: langOfRequest(c),
      ip,
      maySend: (to: string) => limits.maySend(to, ip),
      header: (name: string) => c.req.header(name),
      setHeader: (name: string, value: string) => c.header(name, value),
    }
    const input = { params, query, body, files } as Parsed<Endpoint, ReceivedFile>
    if (endpoint.stream) {
      const left = new AbortController()
      const signal = AbortSignal.any([left.signal, deps.notices.ended])
      const events = (await handler(input, { ...context, signal } as CallContext)) as AsyncIterable<unknown>
      return sendEvents(c, events, {
        data: endpoint.data,
        left,
        check: () => authorize(endpoint, params, c, deps),
        beat,
      })
    }
    const run = (once?: OnceContext) => handler(input, { ...context, ...once } as CallContext)
    const parse = (answer: unknown) => z.parse(endpoint.data, answer)
    const key = c.req.header('idempotency-key')
    const data =
      endpoint.idempotent && caller
        ? await once(
            deps,
            { caller: caller.id, key, endpoint: `${endpoint.method} ${c.req.path}`, body },
            { run, parse },
          )
        : endpoint.costly
          ? await costly(`${c.req.path} ${JSON.stringify(query)}`, c.env?.inProcess ? undefined : ip, async () =>
              parse(await run()),
            )
          : parse(endpoint.attempts ? await attempted(deps, limits, about, run) : await run())
    if (endpoint.edits) await notifyEdit(deps)
    c.header('Cache-Control', endpoint.method === 'get' && endpoint.auth === 'none' ? 'no-cache' : 'no-store')
    if (endpoint.download) return sendAttachment(c, deps.storage, data as z.output<typeof Download> | StreamedFile)
    return answerJson(c, { data, meta: { request_id: c.get('requestId') } })
  }

async function readBody(endpoint: Endpoint, c: Context<Env>, limits: Limits) {
  if (!endpoint.body) return { body: undefined, files: {} }
  const { raw, files } = await readSent(endpoint, c, limits)
  refuseUnstorable(raw)
  for (const [name, file] of Object.entries(files)) refuseUnstorable({ [name]: file.name })
  return { body: parseOr(400, endpoint.body, raw), files }
}

/** Parses, or refuses with the first message key and its field. */
function parseOr(status: 400 | 404, schema: z.ZodMiniType, value: unknown): unknown {
  const result = z.safeParse(schema, value)
  if (result.success) return result.data
  if (status === 404) throw new Refusal(404, 'general.notFound')
  const [issue] = result.error.issues
  throw new Refusal(400, (issue?.message ?? 'validation.invalid') as RefusalCode, issue?.path.join('.') || undefined)
}
