import { useNavigate, useSearchParams } from 'react-router-dom'
import { useLive } from '#src/kits/desk/use-live'
import { usePaths } from '../../site'
import { SetupPage } from '../parts/setup-page'
import { SlotDay } from '../parts/slot-day'
import { SlotRows } from '../parts/slot-rows'
import { slots as query } from '../queries'

/** The times for meetings of a year by day, created in rows and changed one by one. */
export function Component() {
  const [search] = useSearchParams()
  const paths = usePaths()
  const navigate = useNavigate()
  const requested = search.get('slot')
  const show = (year: number, slot?: string) =>
    void navigate(`${paths.deskSetupSlots}?${new URLSearchParams({ year: String(year), ...(slot && { slot }) })}`, {
      preventScrollReset: true,
    })
  const {
    data: { years, setup, part: slots },
    act,
  } = useLive(query(search), (data) => data.part.map(({ id, version }) => id + version).join())
  return (
    <SetupPage at="slots" years={years} setup={setup}>
      {({ year, figures: { days } }) => (
        <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22rem]">
          <div className="space-y-4 max-lg:order-2">
            {days.map((day) => (
              <SlotDay
                key={day.day}
                year={year}
                day={day}
                slots={slots.filter((slot) => slot.day === day.day)}
                act={act}
                chosen={requested}
                onChoose={(slot) => show(year, slot)}
              />
            ))}
          </div>
          <SlotRows key={year} year={year} days={days} slots={slots} />
        </div>
      )}
    </SetupPage>
  )
}
