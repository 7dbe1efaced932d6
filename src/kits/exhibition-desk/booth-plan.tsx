import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { asCount } from '#contract/desk-list'
import type { BoothPlace } from '#contract/exhibition'
import type { FairHall } from '#contract/fair/edition'
import { DeskTabs } from '#src/kits/desk/desk-tabs'
import { FloorPlan } from '#src/kits/exhibition/floor-plan'
import { useContentLang } from '#src/session/visitor'
import { BoothList } from './booth-list'

type Placed = BoothPlace & { id: string }

interface BoothPlanProps<B extends Placed> {
  halls: readonly FairHall[]
  booths: readonly B[]
  /** What the address asks for. */
  hall: string | null
  booth: string | null
  to: (hall: string, booth?: string) => string
  isTaken: (booth: B) => boolean
  wordsOf: (booth: B) => string
  /** The form of a chosen booth. */
  form: (booth: B, back: string) => ReactNode
  /** The form of a new row. */
  rows: (hall: FairHall, onPlan: (booths: readonly BoothPlace[]) => void) => ReactNode
}

/** The booths of a year by hall: on the plan and in a list, beside the form to change one or add a row. */
export function BoothPlan<B extends Placed>(props: BoothPlanProps<B>) {
  const { halls, booths, to, isTaken, wordsOf, form, rows } = props
  const { t } = useTranslation('exhibition-desk')
  const lang = useContentLang()
  const [planned, setPlanned] = useState<readonly BoothPlace[]>([])
  const hall = halls.find(({ id }) => id === props.hall) ?? halls[0]
  if (!hall) return null
  const here = booths.filter((booth) => booth.hall === hall.id)
  const chosen = here.find(({ id }) => id === props.booth)
  return (
    <>
      <DeskTabs
        label={t('booths.halls')}
        tabs={halls.map(({ id, name }) => ({
          to: to(id),
          label: name[lang],
          count: asCount(booths.filter((booth) => booth.hall === id).length),
          isOn: id === hall.id,
        }))}
      />
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_23rem]">
        <div className="space-y-4">
          <FloorPlan
            hall={hall}
            booths={here}
            isTaken={isTaken}
            chosen={chosen?.id}
            found={null}
            linkTo={({ id }) => to(hall.id, id)}
            planned={chosen ? [] : planned.filter((booth) => booth.hall === hall.id)}
          />
          <p className="text-sm text-muted">{t('booths.size', { width: hall.width, height: hall.height })}</p>
        </div>
        <div className="lg:sticky lg:top-4 lg:row-span-2">
          {chosen ? form(chosen, to(hall.id)) : rows(hall, setPlanned)}
        </div>
        <BoothList booths={here} chosen={chosen?.id} linkTo={(id) => to(hall.id, id)} wordsOf={wordsOf} />
      </div>
    </>
  )
}
