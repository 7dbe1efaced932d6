import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { type MiceYear, type MiceYearSetup, miceSetupDesk } from '#contract/mice/setup-desk'
import { useLive } from '#src/kits/desk/use-live'
import { ChangeFigures } from '#src/kits/exhibition-desk/change-figures'
import { dropNewYear, isNewYearBegun, NewYear } from '#src/kits/exhibition-desk/new-year'
import { blankPlan, planItems } from '#src/kits/exhibition-desk/plan-check'
import { PlanFields } from '#src/kits/exhibition-desk/plan-fields'
import { YearState } from '#src/kits/exhibition-desk/year-state'
import { useDraft } from '#src/session/use-draft'
import { Button } from '#src/ui/button'
import { Form } from '#src/ui/form/form'
import { SubmitButton } from '#src/ui/form/submit-button'
import { useZodForm } from '#src/ui/form/use-zod-form'
import { toast } from '#src/ui/overlay/toast'
import { paths } from '../../site'
import { FiguresForm } from '../parts/figures-form'
import { SetupPage } from '../parts/setup-page'
import { useSetupCall } from '../parts/use-setup-call'
import { setup as query } from '../queries'

/** The start of the names of what is typed for a new year. */
const newYear = 'mice new year'

type Act = <R>(work: () => Promise<R>) => Promise<R>

/** The years of the MICE fair, and the figures of the chosen one. */
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
function Beginning({ years, onMade }: { years: readonly MiceYear[]; onMade: () => void }) {
  const { t } = useTranslation('exhibition-desk')
  const { t: own } = useTranslation('admin.mice-setup')
  const navigate = useNavigate()
  const copy = useSetupCall(miceSetupDesk.copy)
  const made = async ({ year }: MiceYearSetup) => {
    toast.success(t('new.done', { year: String(year) }))
    onMade()
    await navigate(`${paths.miceSetup}?year=${year}`)
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

function Blank({ first, onMade }: { first: string; onMade: (made: MiceYearSetup) => Promise<void> }) {
  const { t } = useTranslation('exhibition-desk')
  const { t: own } = useTranslation('admin.mice-setup')
  const form = useZodForm(FiguresForm, blankPlan(first), 'onSubmit')
  useDraft(form, `${newYear} figures`, { schema: FiguresForm, items: planItems })
  const create = useSetupCall(miceSetupDesk.create)
  return (
    <Form form={form} label={t('new.title')} onSubmit={async (body) => onMade(await create.mutateAsync({ body }))}>
      <PlanFields kept={[]} datesTitle={own('figures.dates')} />
      <SubmitButton>{t('new.submit')}</SubmitButton>
    </Form>
  )
}

const pageOf = { booths: paths.miceSetupBooths, terms: paths.miceSetupTerms, sessions: paths.miceSetupSessions }

function State({ setup, act }: { setup: MiceYearSetup; act: Act }) {
  const { t } = useTranslation('admin.mice-setup')
  const navigate = useNavigate()
  const announce = useSetupCall(miceSetupDesk.announce)
  const withdraw = useSetupCall(miceSetupDesk.withdraw)
  const drop = useSetupCall(miceSetupDesk.remove)
  const { year, version, missing, uses, is_announced } = setup
  const input = { params: { year }, body: { base: version } }
  const parts = missing.map((part) => t(`part.${part}`)).join(', ')
  return (
    <>
      <YearState
        setup={setup}
        isBusy={announce.isPending || withdraw.isPending || drop.isPending}
        announce={{
          text: parts ? t('year.announceMissing', { parts }) : t('year.announce'),
          run: () => act(() => announce.mutateAsync(input)),
        }}
        {...(uses === 0 && {
          withdraw: { text: t('year.withdraw'), run: () => act(() => withdraw.mutateAsync(input)) },
        })}
        remove={{
          text: t('year.drop'),
          run: async () => {
            await act(() => drop.mutateAsync(input))
            await navigate(paths.miceSetup)
          },
        }}
      >
        <p>{t('year.hint')}</p>
        {missing.length === 0 ? (
          <p>{t('year.complete')}</p>
        ) : (
          <p className="flex flex-wrap gap-x-3">
            {t('year.missing')}
            {missing.map((part) => (
              <Link key={part} to={`${pageOf[part]}?year=${year}`} className="font-semibold underline">
                {t(`part.${part}`)}
              </Link>
            ))}
          </p>
        )}
      </YearState>
      {is_announced && uses > 0 && <p className="text-sm text-muted">{t('year.used', { count: uses })}</p>}
    </>
  )
}

function Figures({ setup: { year, figures, version }, act }: { setup: MiceYearSetup; act: Act }) {
  const { t } = useTranslation('admin.mice-setup')
  const change = useSetupCall(miceSetupDesk.setFigures)
  return (
    <ChangeFigures<FiguresForm>
      draft={`mice figures ${year}`}
      items={planItems}
      label={t('part.figures')}
      schema={FiguresForm}
      figures={figures}
      version={version}
      isSaving={change.isPending}
      onSave={(values, base) => act(() => change.mutateAsync({ params: { year }, body: { ...values, base } }))}
      nameOf={(part) => t(`figures.parts.${part}`)}
    >
      <PlanFields kept={figures.halls.map(({ id }) => id)} datesTitle={t('figures.dates')} />
    </ChangeFigures>
  )
}
