import type { Context } from 'hono'
import { cut } from '#contract/cut'
import { type Lang, LanguageCode, langOf } from '#contract/languages'
import { z } from '#contract/zod'

/** Query parameters that change the server-rendered content of a public page; all others are dropped before rendering. */
const knownParameters = [
  'page',
  'q',
  'sort',
  'category',
  'district',
  'region',
  'from',
  'to',
  'people',
  'min',
  'max',
  'currency',
  'duration',
  'rating',
  'stars',
  'language',
  'stay',
  'kind',
  'city',
]

/** Returns the language a page is first shown in: that of `?lang=`, otherwise the browser's, otherwise English (product §2). */
export function languageOf(c: Context): Lang {
  const requested = z.safeParse(LanguageCode, c.req.query('lang'))
  if (requested.success) return langOf(requested.data)
  return /^\s*ko\b/i.test(c.req.header('accept-language') ?? '') ? 'ko' : 'en'
}

/** Replaces every path that cannot be decoded, such as one with a lone percent sign: it is not the path of any page. */
const unreadable = '/unreadable'

function isReadable(path: string): boolean {
  try {
    // No name contains a NUL character.
    return !decodeURIComponent(path).includes('\0')
  } catch {
    return false
  }
}

/** Returns the address with only the known parameters, in one order: the key that pages are rendered and cached by. */
export function addressOf(c: Context): string {
  const url = new URL(c.req.url)
  if (!isReadable(url.pathname)) return unreadable
  const accepted = new URLSearchParams()
  for (const name of knownParameters) {
    // A form without scripts repeats the name of a filter that has several values.
    const value = url.searchParams.getAll(name).filter(Boolean).join(',')
    if (value && !value.includes('\0')) accepted.set(name, cut(value, 100))
  }
  return accepted.size > 0 ? `${url.pathname}?${accepted}` : url.pathname
}

/** Returns the canonical form of a path, or null when it is canonical: a trailing or double slash names the same page. */
export function tidied(c: Context): string | null {
  const { pathname, search } = new URL(c.req.url)
  const tidy = pathname.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1')
  return tidy === pathname ? null : tidy + search
}

/** Whether the client accepts responses in this encoding. */
export const accepts = (c: Context, coding: 'br' | 'gzip'): boolean =>
  (c.req.header('accept-encoding') ?? '')
    .split(',')
    .some((each) => each.split(';')[0]?.trim() === coding && !/;\s*q=0(?:\.0*)?\s*$/.test(each))

/** Whether the client already has the page with this tag. */
export const holds = (c: Context, etag: string): boolean =>
  (c.req.header('if-none-match') ?? '').split(',').some((each) => each.trim() === etag)
