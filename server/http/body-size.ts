import type { Context, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Env } from './env'

/**
 * Answers with `onError` where a body is longer than `maxSize` bytes. A declared length is compared as it is: Hono's own check
 * first builds a whole Request with a stream and an abort signal, at more than the cost of the rest of a small call.
 */
export function boundBody(maxSize: number, onError: (c: Context<Env>) => Response): MiddlewareHandler<Env> {
  const counted = bodyLimit({ maxSize, onError })
  return async (c, next) => {
    const length = c.req.header('content-length')
    const isChunked = c.req.header('transfer-encoding') !== undefined
    // A request from the network that declares neither has no body.
    const isDeclared = !isChunked && (length !== undefined || c.env?.incoming !== undefined)
    if (!isDeclared) return counted(c, next)
    if (Number.parseInt(length ?? '0', 10) > maxSize) return onError(c)
    await next()
  }
}
