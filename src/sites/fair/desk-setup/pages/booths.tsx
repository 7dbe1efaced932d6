import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import type { FairHall } from '#contract/fair/edition'
import { fairSetupDesk, type SetupBooth } from '#contract/fair/setup-desk'
import { useLive } from '#src/kits/desk/use-live'
import { BoothForm } from '#src/kits/exhibition-desk/booth-form'
import { BoothPlan } from '#src/kits/exhibition-desk/booth-plan'
import { BoothRows } from '#src/kits/exhibition-desk/booth-rows'
import { useOwnWords } from '../../company/parts/use-own-words'
import { usePaths } from '../../site'
import { SetupPage } from '../parts/setup-page'
import { useSetupCall } from '../parts/use-setup-call'
import { booths as query } from '../queries'

/** The booths of a year by hall: on the plan and in a list, beside the form to change one or add a row. */
export function Component() {
  const [search] = useSearchParams()
  const paths = usePaths()
  const ownWords = useOwnWords()
  const add = useSetupCall(fairSetupDesk.addBooths)
  const {
    data: { years, setup, part: booths },
    act,
  } = useLive(query(search), (data) => data.part.map(({ id, version }) => id + version).join())
  return (
    <SetupPage at="booths" years={years} setup={setup}>
      {({ year, figures: { halls } }) => (
        <BoothPlan
          halls={halls}
          booths={booths}
          hall={search.get('hall')}
          booth={search.get('booth')}
          to={(hall, booth) =>
            `${paths.deskSetupBooths}?${new URLSearchParams({ year: String(year), hall, ...(booth && { booth }) })}`
          }
          isTaken={({ companies }) => companies.length > 0}
          wordsOf={({ companies }) => companies.map(({ name }) => ownWords(name.en, name.ko)).join(', ')}
          form={(booth, back) => <Booth key={booth.id} {...{ year, booth, halls, act, back }} />}
          rows={(hall, onPlan) => (
            <BoothRows
              key={`${year} ${hall.id}`}
              hall={hall}
              draft={`fair booths ${year} ${hall.id}`}
              onPlan={onPlan}
              onAdd={(body) => add.mutateAsync({ params: { year }, body })}
            />
          )}
        />
      )}
    </SetupPage>
  )
}

interface BoothProps {
  year: number
  booth: SetupBooth
  halls: readonly FairHall[]
  act: <R>(work: () => Promise<R>) => Promise<R>
  back: string
}

/** One booth and its sellers. A booth without a seller can be removed. */
function Booth({ year, booth, halls, act, back }: BoothProps) {
  const { t } = useTranslation('fair.desk-setup')
  const paths = usePaths()
  const ownWords = useOwnWords()
  const change = useSetupCall(fairSetupDesk.changeBooth)
  const drop = useSetupCall(fairSetupDesk.removeBooth)
  const { id, companies } = booth
  const params = { year, id }
  return (
    <BoothForm
      booth={{ ...booth, corner: false }}
      draft={`fair booth ${year} ${id}`}
      halls={halls}
      back={back}
      isSaving={change.isPending}
      isRemoving={drop.isPending}
      onSave={async ({ corner: _, ...place }, base) =>
        (await act(() => change.mutateAsync({ params, body: { ...place, base } }))).find((each) => each.id === id)
          ?.version
      }
      onRemove={(base) => act(() => drop.mutateAsync({ params, body: { base } }))}
      {...(companies.length > 0 && { kept: t('year.given') })}
    >
      {companies.length > 0 && (
        <ul className="space-y-1 text-sm">
          {companies.map((company) => (
            <li key={company.id}>
              <Link to={paths.deskParticipant(company.id)} className="font-medium text-accent hover:underline">
                {ownWords(company.name.en, company.name.ko)}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </BoothForm>
  )
}
