import type { Context } from 'hono'
import { cut } from '#contract/cut'
import { type Lang, LanguageCode, langOf } from '#contract/languages'
import { z } from '#contract/zod'

/** Query parameters that change what a public page shows before it is taken over; all others are dropped before rendering. */
const knownParameters = [
  'page',
  'q',
  'sort',
  'category',
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

/** The language a page is first shown in: that of `?lang=`, else the browser's, else English (product §2). */
export function languageOf(c: Context): Lang {
  const asked = z.safeParse(LanguageCode, c.req.query('lang'))
  if (asked.success) return langOf(asked.data)
  return /^\s*ko\b/i.test(c.req.header('accept-language') ?? '') ? 'ko' : 'en'
}

/** Stands for every path that cannot be read, such as one with a lone per cent sign: no page is there. */
const unreadable = '/unreadable'

function isReadable(path: string): boolean {
  try {
    // No name has the character zero.
    return !decodeURIComponent(path).includes('\0')
  } catch {
    return false
  }
}

/** The address with only the parameters that count, in one order: what pages are rendered and cached by. */
export function addressOf(c: Context): string {
  const url = new URL(c.req.url)
  if (!isReadable(url.pathname)) return unreadable
  const known = new URLSearchParams()
  for (const name of knownParameters) {
    // A form without scripts repeats the name of a filter that has several values.
    const value = url.searchParams.getAll(name).filter(Boolean).join(',')
    if (value && !value.includes('\0')) known.set(name, cut(value, 100))
  }
  return known.size > 0 ? `${url.pathname}?${known}` : url.pathname
}

/** The one way to write a path, or null when it is written so: a slash at its end or two in a row name the same page. */
export function tidied(c: Context): string | null {
  const { pathname, search } = new URL(c.req.url)
  const tidy = pathname.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1')
  return tidy === pathname ? null : tidy + search
}

/** Whether the visitor takes answers packed so. */
export const accepts = (c: Context, coding: 'br' | 'gzip'): boolean =>
  (c.req.header('accept-encoding') ?? '')
    .split(',')
    .some((each) => each.split(';')[0]?.trim() === coding && !/;\s*q=0(?:\.0*)?\s*$/.test(each))

/** Whether the visitor holds the very page that is tagged so. */
export const holds = (c: Context, etag: string): boolean =>
  (c.req.header('if-none-match') ?? '').split(',').some((each) => each.trim() === etag)
