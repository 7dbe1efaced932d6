import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { blank, complete, type Written } from '#contract/education/sections'
import { SavedForm } from '#src/sites/edu-travel/parts/saved-form'
import { sectionSaver } from '#src/sites/edu-travel/parts/section-saver'
import { TextField } from '#src/ui/form/text-field'
import { show } from '../ui/show'

type Trip = Written['trip']

const blankActivity = { kind: 'other', name: 'Walk', place: 'seoul', address: '', people: 20, note: '' } as const

const never = () => new Promise<never>(() => {})

it('an error that depends on another field disappears when that one is corrected (product §5)', async () => {
  const value: Trip = { ...blank.trip, arrival: '2027-04-01', departure: '2027-04-03' }
  const base = { version: 1, saved_at: '2027-03-02T03:00:00.000Z', saved_by: 'Mai', value }
  const ports = { save: never, latest: never, keep: () => {}, later: () => () => {} }
  const saver = sectionSaver<Trip>({}, { base }, ports)
  const { person } = await show(
    <SavedForm saver={saver} schema={complete.trip} label="Trip" isOpen labelOf={(path) => path} notes={null}>
      <TextField name="arrival" label="Arrival" />
      <TextField name="departure" label="Departure" />
    </SavedForm>,
  )
  const [arrival, departure] = [screen.getByLabelText('Arrival'), screen.getByLabelText('Departure')]
  await person.clear(departure)
  await person.type(departure, '2027-06-03')
  await person.tab()
  expect(departure).toBeInvalid()
  await person.clear(arrival)
  await person.type(arrival, '2027-06-01')
  expect(departure).toBeValid()
  expect(saver.store.getState().value).toMatchObject({ arrival: '2027-06-01', departure: '2027-06-03' })
})

it('an activity that ends before it begins is named as that, not as one without a start (product §5)', async () => {
  const activity = { ...blankActivity, starts: '14:00', ends: '09:00' }
  const days = [{ date: '2027-04-01', activities: [activity] }]
  const value: Trip = { ...blank.trip, arrival: '2027-04-01', departure: '2027-04-03', days }
  const base = { version: 1, saved_at: '2027-03-02T03:00:00.000Z', saved_by: 'Mai', value }
  const ports = { save: never, latest: never, keep: () => {}, later: () => () => {} }
  const { person } = await show(
    <SavedForm
      saver={sectionSaver<Trip>({}, { base }, ports)}
      schema={complete.trip}
      label="Trip"
      isOpen
      labelOf={(path) => path}
      notes={null}
    >
      <TextField name="days.0.activities.0.ends" label="Ends" />
    </SavedForm>,
  )
  await person.click(screen.getByLabelText('Ends'))
  await person.type(screen.getByLabelText('Ends'), '{Backspace}0')
  await person.tab()
  // The page replaces the code by its words.
  expect(screen.getByLabelText('Ends')).toHaveAccessibleDescription(expect.stringContaining('validation.timesOrder'))
})
