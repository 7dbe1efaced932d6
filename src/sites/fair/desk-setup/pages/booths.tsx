import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { asCount } from '#contract/desk-list'
import type { BoothPlace } from '#contract/fair/setup'
import { langOf } from '#contract/languages'
import { DeskTabs } from '#src/kits/desk/desk-tabs'
import { useLive } from '#src/kits/desk/use-live'
import { useLanguage } from '#src/session/visitor'
import { FloorPlan } from '../../parts/floor-plan'
import { usePaths } from '../../site'
import { BoothForm } from '../parts/booth-form'
import { BoothList } from '../parts/booth-list'
import { BoothRows } from '../parts/booth-rows'
import { SetupPage } from '../parts/setup-page'
import { booths as query } from '../queries'

/** The booths of a year by hall: on the plan and in a list, beside the form to change one or add a row. */
export function Component() {
  const { t } = useTranslation('fair.desk-setup')
  const [search] = useSearchParams()
  const paths = usePaths()
  const lang = langOf(useLanguage())
  const [planned, setPlanned] = useState<readonly BoothPlace[]>([])
  const {
    data: { years, setup, part: booths },
    act,
  } = useLive(query(search), (data) => data.part.map(({ id, version }) => id + version).join())
  return (
    <SetupPage at="booths" years={years} setup={setup}>
      {({ year, figures: { halls } }) => {
        const hall = halls.find(({ id }) => id === search.get('hall')) ?? halls[0]
        if (!hall) return null
        const here = booths.filter((booth) => booth.hall === hall.id)
        const chosen = here.find(({ id }) => id === search.get('booth'))
        const to = (id: string, booth?: string) =>
          `${paths.deskSetupBooths}?${new URLSearchParams({ year: String(year), hall: id, ...(booth && { booth }) })}`
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
                  chosen={chosen?.id}
                  found={null}
                  linkTo={({ id }) => to(hall.id, id)}
                  planned={chosen ? [] : planned.filter((booth) => booth.hall === hall.id)}
                />
                <p className="text-sm text-muted">{t('booths.size', { width: hall.width, height: hall.height })}</p>
              </div>
              <div className="lg:sticky lg:top-4 lg:row-span-2">
                {chosen ? (
                  <BoothForm key={chosen.id} year={year} booth={chosen} halls={halls} act={act} back={to(hall.id)} />
                ) : (
                  <BoothRows key={`${year} ${hall.id}`} year={year} hall={hall} onPlan={setPlanned} />
                )}
              </div>
              <BoothList booths={here} chosen={chosen?.id} linkTo={(id) => to(hall.id, id)} />
            </div>
          </>
        )
      }}
    </SetupPage>
  )
}
