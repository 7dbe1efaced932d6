import { renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import type { LanguageCode } from '#contract/languages'
import type { DeskColumn } from '#src/kits/desk/columns'
import { useColumns as inquiries } from '#src/kits/inquiry-desk/use-columns'
import { createVisitor, VisitorProvider } from '#src/session/visitor'
import { useCouponColumns as coupons } from '#src/sites/admin/benefits/parts/use-coupon-columns'
import { useGrantColumns as points } from '#src/sites/admin/benefits/parts/use-grant-columns'
import { useColumns as companies } from '#src/sites/admin/companies/parts/use-columns'
import { useColumns as files } from '#src/sites/admin/files/parts/use-columns'
import { exportedLists, useHeadings } from '#src/sites/admin/history/headings'
import { ko as ofInbox } from '#src/sites/admin/inquiries/locale/ko'
import { useColumns as mails } from '#src/sites/admin/mails/parts/use-columns'
import { useColumns as members } from '#src/sites/admin/members/parts/use-columns'
import { usePeopleColumns as people } from '#src/sites/admin/mice/parts/use-people-columns'
import { usePartnershipColumns as partnerships } from '#src/sites/admin/pass/parts/use-partnership-columns'
import { useColumns as quotations } from '#src/sites/admin/quotations/parts/use-columns'
import { useColumns as reservations } from '#src/sites/admin/reservations/parts/use-columns'
import { useManifestColumns as manifest } from '#src/sites/admin/reservations/parts/use-manifest-columns'
import { useColumns as reviews } from '#src/sites/admin/reviews/parts/use-columns'
import { usePostColumns as posts } from '#src/sites/admin/reviews/parts/use-post-columns'
import { useColumns as applications } from '#src/sites/edu-admin/apply/parts/use-columns'
import { useColumns as applicants } from '#src/sites/edu-admin/members/parts/use-columns'
import { useColumns as reports } from '#src/sites/edu-admin/report/parts/use-columns'
import { useColumns as participants } from '#src/sites/fair/desk/parts/use-columns'
import { useColumns as mailings } from '#src/sites/fair/desk-mails/parts/use-columns'
import { useColumns as meetings } from '#src/sites/fair/desk-meetings/parts/use-columns'
import { useColumns as records } from '#src/sites/fair/desk-records/parts/use-columns'

// biome-ignore lint/suspicious/noExplicitAny: lists of all kinds of rows
const lists: Readonly<Record<string, () => readonly DeskColumn<any>[]>> = {
  'admin.companies': companies,
  'admin.coupons': coupons,
  'admin.files': files,
  'admin.inquiries': inquiries,
  'admin.mails': mails,
  'admin.manifest': manifest,
  'admin.members': members,
  'admin.mice-people': people,
  'admin.partnerships': partnerships,
  'admin.points': points,
  'admin.posts': posts,
  'admin.quotations': quotations,
  'admin.reservations': reservations,
  'admin.reviews': reviews,
  'edu-admin.apply': applications,
  'edu-admin.members': applicants,
  'edu-admin.qna': inquiries,
  'edu-admin.report': reports,
  'fair.mails': mailings,
  'fair.meetings': meetings,
  'fair.participants': participants,
  'fair.records': records,
}

const pages = import.meta.glob<string>('/src/sites/**/*.tsx', { eager: true, query: '?raw', import: 'default' })

test('every list that is exported is named', () => {
  const exported = Object.values(pages).flatMap((source) =>
    [...source.matchAll(/<(?:DeskList|ExportButton)\b[^>]*?\b(?:name|list)="([\w.-]+)"/g)].map(([, name = '']) => name),
  )
  expect([...new Set(exported)].toSorted()).toEqual(Object.keys(exportedLists).toSorted())
  expect(Object.keys(lists).toSorted()).toEqual(Object.keys(exportedLists).toSorted())
})

/** What a hook returns in a language once its texts are there. */
async function inLanguage<T>(language: LanguageCode, hook: () => T, isThere: (result: T) => boolean): Promise<T> {
  const visitor = await createVisitor({ now: 0, origin: 'http://naru.test', prefs: { language } })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <VisitorProvider visitor={visitor}>{children}</VisitorProvider>
  )
  const { result } = renderHook(hook, { wrapper })
  await waitFor(() => expect(isThere(result.current)).toBe(true))
  return result.current
}

test.each(Object.keys(lists).flatMap((list) => (['en', 'ko'] as const).map((language) => [list, language] as const)))(
  'the columns of %s have the headings of their export (%s)',
  async (list, language) => {
    const columns = await inLanguage(language, lists[list] ?? (() => []), (all) =>
      all.every(({ header }) => header !== '' && !/^[a-z_.]+\.\w+$/i.test(header)),
    )
    const heading = await inLanguage(
      language,
      () => useHeadings([list]),
      (of) => columns.some(({ key }) => of(list, key) !== undefined),
    )
    expect(columns.map(({ key }) => heading(list, key))).toEqual(columns.map(({ header }) => header))
    expect(heading(list, 'no-such-column')).toBeUndefined()
  },
)

test('the inbox of all sites has the site of each inquiry besides', async () => {
  const heading = await inLanguage(
    'ko',
    () => useHeadings(['admin.inquiries']),
    (of) => of('admin.inquiries', 'site') !== undefined,
  )
  expect(heading('admin.inquiries', 'site')).toBe(ofInbox.column.site)
})
