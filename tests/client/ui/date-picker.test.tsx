import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { createVisitor, VisitorProvider } from '#src/session/visitor'
import { DateInput } from '#src/ui/date/date-input'

afterEach(cleanup)

const Field = ({ start = '' }: { start?: string }) => {
  const [day, setDay] = useState(start)
  return <DateInput aria-label="Day" value={day} onChange={setDay} openTo="2027-03-02" />
}

async function open(language: 'en' | 'ko', start?: string) {
  const visitor = await createVisitor({ prefs: { language }, now: 0, origin: 'http://naru.test' })
  await visitor.i18n.loadNamespaces('ui')
  render(
    <VisitorProvider visitor={visitor}>
      <Field start={start} />
    </VisitorProvider>,
  )
  const user = userEvent.setup()
  await user.click(screen.getByRole('button'))
  const calendar = await screen.findByRole('dialog')
  await screen.findAllByRole('gridcell')
  return { user, calendar }
}

const weekdays = () => screen.getAllByRole('columnheader').map((each) => each.querySelector('.sr-only')?.textContent)

test('with LOCALE ko the date picker has Korean month and day names (product §2)', async () => {
  const { calendar } = await open('ko')
  expect(calendar).toHaveTextContent('2027년 3월')
  expect(weekdays()).toEqual(['일요일', '월요일', '화요일', '수요일', '목요일', '금요일', '토요일'])
  expect(screen.getByRole('gridcell', { name: /2027년 3월 2일/ })).toBeVisible()
})

test('otherwise it has English ones, and weeks start on Sunday (product §9)', async () => {
  const { calendar } = await open('en')
  expect(calendar).toHaveTextContent('March 2027')
  expect(weekdays()).toEqual(['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'])
})

test('it shows month, day and two digits of the year, and takes what is typed so (product §9)', async () => {
  const { user } = await open('en', '2027-03-09')
  const field = screen.getByRole('textbox', { name: 'Day' })
  expect(field).toHaveValue('03/09/27')
  await user.click(screen.getByRole('gridcell', { name: /March 17th, 2027/ }))
  expect(field).toHaveValue('03/17/27')
})
