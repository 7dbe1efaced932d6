import { useState } from 'react'
import { Countdown } from '#src/ui/countdown'
import { Calendar, CalendarSkeleton } from '#src/ui/date/calendar'
import { DateInput } from '#src/ui/date/date-input'
import { Field } from '#src/ui/field'
import { Row, Shelf } from './shelf'

const prices = (day: string) => {
  const number = Number(day.slice(-2))
  if (number % 6 === 0) return { disabled: true }
  return number % 5 === 0 ? { note: '₩39,000', highlight: true } : { note: '₩45,000' }
}

export function Dates() {
  const [day, setDay] = useState('2026-03-12')
  return (
    <Shelf title="Dates">
      <Row as="columns">
        <Field label="Departure">
          {(frame) => <DateInput {...frame} value={day} onChange={setDay} min="2026-03-05" />}
        </Field>
        <Field label="Switched off">{(frame) => <DateInput {...frame} value={day} onChange={setDay} disabled />}</Field>
      </Row>
      <Row as="columns">
        <Calendar value={day} onChange={setDay} min="2026-03-05" />
        <Calendar value={day} onChange={setDay} min="2026-03-05" dayInfo={prices} />
        <CalendarSkeleton openTo={day} withNotes />
      </Row>
      <Row title="countdown">
        {[905, 75, 0].map((seconds) => (
          <Countdown key={seconds} secondsLeft={seconds} label="Your seats are held" />
        ))}
      </Row>
    </Shelf>
  )
}
