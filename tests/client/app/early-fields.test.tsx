import { runInThisContext } from 'node:vm'
import { act } from '@testing-library/react'
import { Suspense, startTransition, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, onTestFinished, test } from 'vitest'
import { takeEarlyFields } from '#src/app/early-fields'
import { firstScript } from '#src/app/first'
import { repeatFields } from '#src/app/repeat-fields'

const initial = { option: '', size: 'small', agreed: false, news: true, name: '', text: '', country: 'kr' }
let known = initial

function Form() {
  const [state, setState] = useState(initial)
  known = state
  const set = (change: Partial<typeof initial>) => setState((before) => ({ ...before, ...change }))
  return (
    <Suspense>
      {(['half', 'full'] as const).map((option) => (
        <input
          key={option}
          type="radio"
          name="option"
          aria-label={option}
          checked={state.option === option}
          onChange={() => set({ option })}
        />
      ))}
      {(['small', 'large'] as const).map((size) => (
        <input
          key={size}
          type="radio"
          name="size"
          aria-label={size}
          checked={state.size === size}
          onChange={() => set({ size })}
        />
      ))}
      <input
        type="checkbox"
        aria-label="agreed"
        checked={state.agreed}
        onChange={() => set({ agreed: !state.agreed })}
      />
      <input
        type="checkbox"
        aria-label="news"
        checked={state.news}
        onChange={({ target }) => set({ news: target.checked })}
      />
      <input aria-label="name" value={state.name} onChange={({ target }) => set({ name: target.value })} />
      <textarea aria-label="text" value={state.text} onChange={({ target }) => set({ text: target.value })} />
      <select aria-label="country" value={state.country} onChange={({ target }) => set({ country: target.value })}>
        <option>kr</option>
        <option>us</option>
      </select>
    </Suspense>
  )
}

/** The form as the server sends it, with the first script. */
function sent() {
  known = initial
  runInThisContext(firstScript)
  document.body.innerHTML = `<div id="root">${renderToString(<Form />)}</div>`
  const root = document.getElementById('root') as HTMLElement
  const field = <Field extends HTMLElement = HTMLInputElement>(label: string) =>
    root.querySelector(`[aria-label=${label}]`) as Field
  const type = (label: string, value: string, isComposing = false) => {
    field(label).value = value
    field(label).dispatchEvent(new InputEvent('input', { bubbles: true, isComposing }))
  }
  /** `before` is done between hydration and the repetition. */
  const hydrate = async (repeat: boolean, before = () => {}) => {
    const early = takeEarlyFields()
    await act(async () => {
      startTransition(() => {
        const mounted = hydrateRoot(root, <Form />)
        onTestFinished(() => act(async () => mounted.unmount()))
      })
      before()
      if (repeat) repeatFields(early)
    })
  }
  return { field, type, hydrate }
}

function change({ field, type }: ReturnType<typeof sent>) {
  field('half').click()
  field('full').click()
  field('large').click()
  field('small').click()
  field('agreed').click()
  field('news').click()
  type('name', '김')
  type('text', 'By train')
  type('country', 'us')
}
const changed = {
  option: 'full',
  size: 'small',
  agreed: true,
  news: false,
  name: '김',
  text: 'By train',
  country: 'us',
}

test('what is chosen and typed before hydration is processed by the page, each change once', async () => {
  const form = sent()
  change(form)
  await form.hydrate(true)
  expect(known).toEqual(changed)
  expect(form.field('full').checked).toBe(true)
  // The next change counts from there.
  await act(async () => form.field('agreed').click())
  expect(known.agreed).toBe(false)
})

test('control: without repeating it the page does not know about it, not even after a second tap', async () => {
  const form = sent()
  change(form)
  await form.hydrate(false)
  await act(async () => form.field('full').click())
  expect(form.field('full').checked).toBe(true)
  expect(known).toEqual(initial)
})

test('a syllable that is still being composed is left alone until it is complete', async () => {
  const form = sent()
  form.type('name', '기', true)
  await form.hydrate(true)
  expect(known.name).toBe('')
  expect(form.field('name').value).toBe('기')
  form.field('name').value = '김'
  await act(async () => form.field('name').dispatchEvent(new CompositionEvent('compositionend', { bubbles: true })))
  expect(known.name).toBe('김')
})

test('a field that is changed again after hydration keeps the later change', async () => {
  const form = sent()
  change(form)
  await form.hydrate(true, () => {
    form.field('half').dispatchEvent(new Event('change', { bubbles: true }))
    form.field('half').click()
  })
  expect(known).toEqual({ ...changed, option: 'half' })
})

test('changes after hydration are not recorded', async () => {
  const form = sent()
  await form.hydrate(true)
  await act(async () => form.field('half').click())
  expect(known.option).toBe('half')
  expect(takeEarlyFields().size).toBe(0)
})
