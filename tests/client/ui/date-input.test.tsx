import { screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { Day } from '#contract/fields'
import { z } from '#contract/zod'
import { DateInput } from '#src/ui/date/date-input'
import { DateField } from '#src/ui/form/date-field'
import { Form } from '#src/ui/form/form'
import { SubmitButton } from '#src/ui/form/submit-button'
import { useZodForm } from '#src/ui/form/use-zod-form'
import { show } from './show'

function Departure({ day = '' }: { day?: string }) {
  const [value, setValue] = useState(day)
  return (
    <>
      <DateInput aria-label="Departure" value={value} onChange={setValue} openTo="2026-03-01" min="2026-03-05" />
      <output aria-label="kept">{value}</output>
    </>
  )
}

const Beginning = z.object({ begin: Day })

function Begin() {
  const form = useZodForm(Beginning, { begin: '' })
  return (
    <Form form={form} onSubmit={async () => {}} label="Beginning">
      <DateField name="begin" label="Begin" />
      <SubmitButton>Send</SubmitButton>
    </Form>
  )
}

test('a day is shown and typed as MM/dd/yy (product §9) and kept as an ISO day', async () => {
  const { person } = await show(<Departure day="2026-03-12" />)
  const field = screen.getByRole('textbox', { name: 'Departure' })
  expect(field).toHaveValue('03/12/26')
  await person.clear(field)
  await person.type(field, '4/9/26')
  expect(screen.getByRole('status', { name: 'kept' })).toHaveTextContent('2026-04-09')
  await person.click(document.body)
  expect(field).toHaveValue('04/09/26')
})

test('an invalid day stays as typed, and the form refuses it', async () => {
  const { person } = await show(<Departure />)
  const field = screen.getByRole('textbox', { name: 'Departure' })
  await person.type(field, '2/30/26')
  await person.click(document.body)
  expect(field).toHaveValue('2/30/26')
  expect(screen.getByRole('status', { name: 'kept' })).toHaveTextContent('2/30/26')
})

test.each(['20260102', '2026.1.2', '2026. 1. 2.', '2026/01/02', '2026-1-2', '1/2/2026', '1.2.26'])(
  'a day typed as %s is the same day',
  async (typed) => {
    const { person } = await show(<Departure />)
    await person.type(screen.getByRole('textbox', { name: 'Departure' }), typed)
    expect(screen.getByRole('status', { name: 'kept' })).toHaveTextContent('2026-01-02')
    await person.click(document.body)
    expect(screen.getByRole('textbox', { name: 'Departure' })).toHaveValue('01/02/26')
  },
)

test.each(['260102', '010226', '01022026', '20261302', '2026.2.30'])(
  'what could mean several days or none stays as typed: %s',
  async (typed) => {
    const { person } = await show(<Departure />)
    await person.type(screen.getByRole('textbox', { name: 'Departure' }), typed)
    expect(screen.getByRole('status', { name: 'kept' })).toHaveTextContent(typed)
  },
)

test.each([
  ['en', 'Please enter the date as month/day/year, for example 01/31/26.'],
  ['ko', '월/일/연도 순으로 입력해 주세요. 예: 01/31/26'],
] as const)(
  'a form in %s names the form of a date that it could not read, and asks for one that is missing',
  async (language, text) => {
    const { person } = await show(<Begin />, language)
    const field = screen.getByRole('textbox', { name: 'Begin' })
    const send = screen.getByRole('button', { name: 'Send' })
    await person.type(field, '260102')
    await person.click(send)
    expect(field).toHaveAccessibleDescription(text)
    await person.clear(field)
    await person.click(send)
    expect(field).not.toHaveAccessibleDescription(text)
    expect(field).toBeInvalid()
  },
)

test('the calendar starts its weeks on Sunday, offers no day before the first one, and writes the chosen day', async () => {
  const { person } = await show(<Departure />)
  const open = screen.getByRole('button', { name: 'Open the calendar' })
  await person.click(open)
  const calendar = await screen.findByRole('dialog', { name: 'Choose a date' })
  const names = await within(calendar).findAllByRole('columnheader')
  expect(names.map((name) => name.textContent).at(0)).toContain('Sunday')
  expect(within(calendar).getByText('March 2026')).toBeInTheDocument()
  expect(within(calendar).getByRole('gridcell', { name: /March 4th, 2026/ })).toHaveAttribute('aria-disabled', 'true')

  await person.click(within(calendar).getByRole('gridcell', { name: /March 6th, 2026/ }))
  expect(screen.getByRole('textbox', { name: 'Departure' })).toHaveValue('03/06/26')
  await waitFor(() => expect(open).toHaveFocus())
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('in Korean the calendar uses Korean month and day names', async () => {
  const { person } = await show(<Departure />, 'ko')
  await person.click(screen.getByRole('button', { name: '달력 열기' }))
  const calendar = await screen.findByRole('dialog', { name: '날짜 선택' })
  expect(await within(calendar).findByText('2026년 3월')).toBeInTheDocument()
  expect(within(calendar).getAllByRole('columnheader').at(0)).toHaveTextContent('일요일')
  expect(within(calendar).getByRole('gridcell', { name: /2026년 3월 6일 금요일/ })).toBeInTheDocument()
})

test.each([
  ['en', 'April 2026'],
  ['ko', '2026년 4월'],
  ['ja', '2026年4月'],
  ['zh-TW', '2026年4月'],
  ['fr-CA', 'avril 2026'],
  ['de', 'April 2026'],
  ['ar', 'أبريل 2026'],
] as const)('in %s the month is announced as %s, once, and as nothing else', async (language, month) => {
  const { person } = await show(<Departure />, language)
  await person.click(screen.getAllByRole('button')[0] as HTMLElement)
  const calendar = await screen.findByRole('dialog')
  const table = await within(calendar).findByRole('table')
  await person.click(within(calendar).getAllByRole('button')[1] as HTMLElement)
  await waitFor(() => expect(table).toHaveAccessibleName(month))
  const live = [...calendar.querySelectorAll('[aria-live], [role="alert"], [role="status"]')]
  expect(live.map(({ textContent }) => textContent)).toEqual([month])
  for (const weeks of within(table).getAllByRole('rowgroup')) expect(weeks).not.toHaveAttribute('aria-label')
})
