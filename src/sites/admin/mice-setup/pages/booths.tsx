import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import type { FairHall } from '#contract/fair/edition'
import { miceSetupDesk, type SetupMiceBooth } from '#contract/mice/setup-desk'
import { useLive } from '#src/kits/desk/use-live'
import { BoothForm } from '#src/kits/exhibition-desk/booth-form'
import { BoothPlan } from '#src/kits/exhibition-desk/booth-plan'
import { BoothRows } from '#src/kits/exhibition-desk/booth-rows'
import { useContentLang } from '#src/session/visitor'
import { CheckboxField } from '#src/ui/form/checkbox-field'
import { paths } from '../../site'
import { SetupPage } from '../parts/setup-page'
import { useSetupCall } from '../parts/use-setup-call'
import { booths as query } from '../queries'

/** The booths of a year by hall: on the plan and in a list, beside the form to change one or add a row. */
export function Component() {
  const { t } = useTranslation('admin.mice-setup')
  const lang = useContentLang()
  const [search] = useSearchParams()
  const add = useSetupCall(miceSetupDesk.addBooths)
  const {
    data: { years, setup, booths },
    act,
  } = useLive(query(search), (data) => data.booths.map(({ id, version, state }) => id + version + state).join())
  return (
    <SetupPage at="booths" years={years} setup={setup}>
      {({ year, figures: { halls } }) => (
        <BoothPlan
          halls={halls}
          booths={booths}
          hall={search.get('hall')}
          booth={search.get('booth')}
          to={(hall, booth) =>
            `${paths.miceSetupBooths}?${new URLSearchParams({ year: String(year), hall, ...(booth && { booth }) })}`
          }
          isTaken={({ state }) => state !== 'free'}
          wordsOf={({ company, state }) =>
            company?.[lang] ?? (state === 'free' ? '' : t(state === 'held' ? 'booths.held' : 'booths.ordered'))
          }
          form={(booth, back) => <Booth key={booth.id} {...{ year, booth, halls, act, back }} />}
          rows={(hall, onPlan) => (
            <BoothRows
              key={`${year} ${hall.id}`}
              hall={hall}
              draft={`mice booths ${year} ${hall.id}`}
              onPlan={onPlan}
              onAdd={(row, corner) => add.mutateAsync({ params: { year }, body: { ...row, corner } })}
            >
              <CornerField />
            </BoothRows>
          )}
        />
      )}
    </SetupPage>
  )
}

function CornerField() {
  const { t } = useTranslation('admin.mice-setup')
  return <CheckboxField name="corner" label={t('booths.corner')} help={t('booths.cornerHelp')} optional />
}

interface BoothProps {
  year: number
  booth: SetupMiceBooth
  halls: readonly FairHall[]
  act: <R>(work: () => Promise<R>) => Promise<R>
  back: string
}

/** One booth. What is held or ordered stays as it is. */
function Booth({ year, booth, halls, act, back }: BoothProps) {
  const { t } = useTranslation('admin.mice-setup')
  const lang = useContentLang()
  const change = useSetupCall(miceSetupDesk.changeBooth)
  const drop = useSetupCall(miceSetupDesk.removeBooth)
  const { id, company, orders, is_ordered } = booth
  const params = { year, id }
  const kept = company ? t('booths.given') : orders > 0 ? t('booths.record') : undefined
  return (
    <BoothForm
      booth={booth}
      draft={`mice booth ${year} ${id}`}
      halls={halls}
      back={back}
      isSaving={change.isPending}
      isRemoving={drop.isPending}
      onSave={async (place, base) =>
        (await act(() => change.mutateAsync({ params, body: { ...place, base } }))).find((each) => each.id === id)
          ?.version
      }
      onRemove={(base) => act(() => drop.mutateAsync({ params, body: { base } }))}
      {...(is_ordered ? { fixed: t('booths.fixed') } : kept && { kept })}
    >
      {company && <p className="text-sm font-medium">{company[lang]}</p>}
      <CornerField />
    </BoothForm>
  )
}
