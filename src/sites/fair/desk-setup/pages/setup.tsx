import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { type FairYear, type FairYearSetup, fairSetupDesk } from '#contract/fair/setup-desk'
import { useLive } from '#src/kits/desk/use-live'
import { ChangeFigures } from '#src/kits/exhibition-desk/change-figures'
import { dropNewYear, isNewYearBegun, NewYear } from '#src/kits/exhibition-desk/new-year'
import { planItems } from '#src/kits/exhibition-desk/plan-check'
import { YearState } from '#src/kits/exhibition-desk/year-state'
import { useDraft } from '#src/session/use-draft'
import { Button } from '#src/ui/button'
import { Form } from '#src/ui/form/form'
import { SubmitButton } from '#src/ui/form/submit-button'
import { useZodForm } from '#src/ui/form/use-zod-form'
import { toast } from '#src/ui/overlay/toast'
import { usePaths } from '../../site'
import { FiguresFields } from '../parts/figures-fields'
import { blankFigures, FiguresForm } from '../parts/figures-schema'
import { SetupPage } from '../parts/setup-page'
import { useSetupCall } from '../parts/use-setup-call'
import { setup as query } from '../queries'

/** The start of the names of what is typed for a new year. */
const newYear = 'fair new year'

type Act = <R>(work: () => Promise<R>) => Promise<R>

/** The years, and the figures of the chosen one. */
export function Component() {
  const { t } = useTranslation('exhibition-desk')
  const [search] = useSearchParams()
  const {
    data: { years, setup },
    act,
  } = useLive(query(search), (data) => String(data.setup?.version))
  const [isNew, setIsNew] = useState(() => isNewYearBegun(newYear))
  const showNew = (shown: boolean) => {
    if (!shown) dropNewYear(newYear)
    setIsNew(shown)
  }
  return (
    <SetupPage
      at="figures"
      years={years}
      setup={setup}
      none={<Beginning years={years} onMade={() => dropNewYear(newYear)} />}
      actions={
        setup && (
          <Button variant="secondary" size="sm" aria-expanded={isNew} onClick={() => showNew(!isNew)}>
            {t('new.button')}
          </Button>
        )
      }
    >
      {(chosen) => (
        <>
          {isNew && <Beginning years={years} onMade={() => showNew(false)} />}
          {/* Stays mounted while a new year is entered, so that typed values are kept. */}
          <div hidden={isNew} className="space-y-4">
            <State setup={chosen} act={act} />
            <Figures key={chosen.year} setup={chosen} act={act} />
          </div>
        </>
      )}
    </SetupPage>
  )
}

/** A new year. */
function Beginning({ years, onMade }: { years: readonly FairYear[]; onMade: () => void }) {
  const { t } = useTranslation('exhibition-desk')
  const { t: own } = useTranslation('fair.desk-setup')
  const paths = usePaths()
  const navigate = useNavigate()
  const copy = useSetupCall(fairSetupDesk.copy)
  const made = async ({ year }: FairYearSetup) => {
    toast.success(t('new.done', { year: String(year) }))
    onMade()
    await navigate(`${paths.deskSetup}?year=${year}`)
  }
  return (
    <NewYear
      draft={newYear}
      years={years}
      help={own('year.copies')}
      onCopy={async (from, first) => made(await copy.mutateAsync({ params: { year: from }, body: { first } }))}
      blank={(first) => <Blank first={first} onMade={made} />}
    />
  )
}

function Blank({ first, onMade }: { first: string; onMade: (made: FairYearSetup) => Promise<void> }) {
  const { t } = useTranslation('exhibition-desk')
  const form = useZodForm(FiguresForm, blankFigures(first), 'onSubmit')
  useDraft(form, `${newYear} figures`, { schema: FiguresForm, items: planItems })
  const create = useSetupCall(fairSetupDesk.create)
  return (
    <Form form={form} label={t('new.title')} onSubmit={async (body) => onMade(await create.mutateAsync({ body }))}>
      <FiguresFields kept={[]} />
      <SubmitButton>{t('new.submit')}</SubmitButton>
    </Form>
  )
}

function State({ setup, act }: { setup: FairYearSetup; act: Act }) {
  const { t } = useTranslation('fair.desk-setup')
  const paths = usePaths()
  const navigate = useNavigate()
  const announce = useSetupCall(fairSetupDesk.announce)
  const drop = useSetupCall(fairSetupDesk.remove)
  const input = { params: { year: setup.year }, body: { base: setup.version } }
  return (
    <YearState
      setup={setup}
      isBusy={announce.isPending || drop.isPending}
      announce={{ text: t('year.announce'), run: () => act(() => announce.mutateAsync(input)) }}
      remove={{
        text: t('year.drop'),
        run: async () => {
          await act(() => drop.mutateAsync(input))
          await navigate(paths.deskSetup)
        },
      }}
    >
      {t('year.hint')}
    </YearState>
  )
}

function Figures({ setup: { year, figures, version }, act }: { setup: FairYearSetup; act: Act }) {
  const { t } = useTranslation('fair.desk-setup')
  const change = useSetupCall(fairSetupDesk.setFigures)
  return (
    <ChangeFigures<FiguresForm>
      draft={`fair figures ${year}`}
      items={planItems}
      label={t('part.figures')}
      schema={FiguresForm}
      figures={figures}
      version={version}
      isSaving={change.isPending}
      onSave={(values, base) => act(() => change.mutateAsync({ params: { year }, body: { ...values, base } }))}
      nameOf={(part) => t(`figures.parts.${part}`)}
    >
      <FiguresFields kept={figures.halls.map(({ id }) => id)} />
    </ChangeFigures>
  )
}
