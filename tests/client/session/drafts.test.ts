import { act, renderHook } from '@testing-library/react'
import { useForm } from 'react-hook-form'
import { describe, expect, test } from 'vitest'
import { z } from '#contract/zod'
import { withDraft } from '#src/session/draft-values'
import { dropDrafts, keepDraft, keptDraft } from '#src/session/drafts'
import { useDraft } from '#src/session/use-draft'

test('typed text is restored, and removed by a prefix of its name', () => {
  keepDraft('a:one', { name: 'Mina' })
  keepDraft('b:one', { name: 'Jun' })
  expect(keptDraft('a:one')).toEqual({ name: 'Mina' })
  dropDrafts('a:')
  expect(keptDraft('a:one')).toBeUndefined()
  expect(keptDraft('b:one')).toEqual({ name: 'Jun' })
  dropDrafts()
  expect(keptDraft('b:one')).toBeUndefined()
})

test('secrets and files are never stored, however deeply nested', () => {
  const secrets = {
    password: 'Secret-1',
    passport_number: 'M1',
    code: '123456',
    social_token: 't',
    file: [new File([], 'f')],
  }
  keepDraft('a', { ...secrets, name: 'Mina', service: { companions: [{ name: 'Haru' }], sign: 'Lind' } })
  expect(keptDraft('a')).toEqual({ name: 'Mina', service: { sign: 'Lind' } })
})

test('a corrupted draft counts as none', () => {
  sessionStorage.setItem('DRAFT:a', '{not json')
  expect(keptDraft('a')).toBeUndefined()
})

describe('every type of value', () => {
  const schema = z.object({
    name: z.string(),
    people: z.number(),
    agreed: z.boolean(),
    method: z.enum(['card', 'transfer']),
    regions: z.array(z.enum(['seoul', 'busan'])),
    stars: z.nullable(z.number()),
    bookings: z.array(z.object({ id: z.string(), luggage: z.number() })),
    service: z.object({ kind: z.literal('car'), seats: z.number() }),
  })
  const first = {
    name: '',
    people: 2,
    agreed: false,
    method: undefined as string | undefined,
    regions: [] as string[],
    stars: null as number | null,
    bookings: [{ id: 'one', luggage: 0 }],
    service: { kind: 'car', seats: 0 },
  }
  const typed = {
    name: 'Mina',
    people: 5,
    agreed: true,
    method: 'transfer',
    regions: ['busan', 'seoul'],
    stars: 4,
    bookings: [{ id: 'one', luggage: 12 }],
    service: { kind: 'car', seats: 3 },
  }
  const lostOf = (draft: object) => withDraft(first, draft, schema)

  test('is restored: numbers, booleans, lists, nested values, and fields that were empty at first', () => {
    expect(lostOf(typed)).toEqual({ values: typed, lost: [] })
    expect(lostOf({})).toEqual({ values: first, lost: [] })
    expect(withDraft(first, 'odd', schema)).toEqual({ values: first, lost: [] })
  })

  test('of an emptied number field is restored as empty, not as its initial number', () => {
    expect(lostOf({ people: null })).toEqual({ values: { ...first, people: null }, lost: [] })
  })

  test('of another or an unknown type is discarded alone, and named', () => {
    expect(lostOf({ ...typed, people: '5' })).toEqual({ values: { ...typed, people: 2 }, lost: ['people'] })
    expect(lostOf({ ...typed, method: 'cheque' })).toEqual({
      values: { ...typed, method: undefined },
      lost: ['method'],
    })
    expect(lostOf({ ...typed, regions: ['seoul', 'jeju'] })).toEqual({
      values: { ...typed, regions: [] },
      lost: ['regions'],
    })
    const { values, lost } = lostOf({ ...typed, bookings: [], service: { kind: 'bus', seats: 3 } })
    expect(lost).toEqual(['bookings', 'service.kind'])
    expect(values).toEqual({ ...typed, bookings: first.bookings, service: { kind: 'car', seats: 3 } })
  })
})

describe('a list that users lengthen and shorten', () => {
  const schema = z.object({
    parts: z.array(
      z.object({ name: z.string(), lines: z.array(z.object({ text: z.string(), at: z.nullable(z.number()) })) }),
    ),
  })
  const items = { parts: { name: '', lines: [] }, lines: { text: '', at: null } }
  const line = (text: string) => ({ text, at: null })
  const first = { parts: [{ name: 'One', lines: [line('a'), line('b')] }] }
  const restored = (draft: object) => withDraft(first, draft, schema, items)

  test('is restored with more items, fewer, or none, also within its items', () => {
    for (const parts of [
      [],
      [{ name: 'One', lines: [line('b')] }],
      [
        { name: 'New', lines: [] },
        { name: 'One', lines: [line('b'), { text: 'c', at: 3 }, line('a')] },
      ],
    ])
      expect(restored({ parts })).toEqual({ values: { parts }, lost: [] })
  })

  test('keeps an added item whose numbers and choices are still empty, and what was typed into the others', () => {
    const rules = z.object({ rules: z.array(z.object({ days: z.number(), kind: z.enum(['part', 'all']) })) })
    const saved = { rules: [{ days: 7, kind: 'all' }] }
    const draft = {
      rules: [
        { days: 9, kind: 'all' },
        { days: null, kind: '' },
      ],
    }
    expect(withDraft(saved, draft, rules, { rules: { days: null, kind: '' } })).toEqual({ values: draft, lost: [] })
  })

  test('keeps what fits of items of another type, and names the rest', () => {
    expect(restored({ parts: [{ name: 5, lines: [{ text: 'c', other: 1 }] }, null] })).toEqual({
      values: {
        parts: [
          { name: '', lines: [line('c')] },
          { name: '', lines: [] },
        ],
      },
      lost: ['parts.0.name', 'parts.1'],
    })
  })
})

describe('the draft of a form', () => {
  const schema = z.object({
    name: z.string().check(z.maxLength(8, 'validation.tooLong')),
    people: z.number().check(z.lte(9, 'validation.tooMany')),
  })
  const use = () =>
    renderHook(() => {
      const form = useForm({ defaultValues: { name: '', people: 2 } })
      const forget = useDraft(form, 'a', { schema, unavailable: ({ name }) => (name === 'closed' ? ['name'] : []) })
      return { form, forget, error: form.formState.errors, isDirty: form.formState.isDirty }
    }).result

  test('shows at the field what no longer fits, and keeps the rest', () => {
    keepDraft('a', { name: 'closed', people: 5 })
    const { current } = use()
    expect(current.form.getValues()).toEqual({ name: '', people: 5 })
    expect(current.form.getFieldState('name').error?.message).toBe('validation.keptMisfit')
    expect(current.form.getFieldState('people').error).toBeUndefined()
  })

  test('shows at the field what the form would refuse, and keeps it as it was typed', () => {
    keepDraft('a', { name: 'much too long', people: 9999 })
    const { current } = use()
    expect(current.form.getValues()).toEqual({ name: 'much too long', people: 9999 })
    expect(current.form.getFieldState('name').error).toMatchObject({
      message: 'validation.tooLong',
      values: { max: 8 },
    })
    expect(current.form.getFieldState('people').error?.message).toBe('validation.tooMany')
  })

  test('makes the form count as changed, so that leaving the page asks', () => {
    keepDraft('a', { name: 'Mina', people: 2 })
    const { current } = use()
    expect(current.isDirty).toBe(true)
    dropDrafts()
    expect(use().current.isDirty).toBe(false)
  })

  test('shows no errors for untouched fields', () => {
    keepDraft('a', { name: '', people: 3 })
    const { current } = use()
    expect(current.error).toEqual({})
  })

  test('is not written again by a form that is still mounted after it was removed', () => {
    const result = use()
    act(() => result.current.form.setValue('people', 5))
    expect(keptDraft('a')).toEqual({ name: '', people: 5 })
    act(() => {
      result.current.forget()
      result.current.form.setValue('people', 5)
    })
    expect(keptDraft('a')).toBeUndefined()
    act(() => result.current.form.setValue('people', 6))
    expect(keptDraft('a')).toEqual({ name: '', people: 6 })
  })
})
