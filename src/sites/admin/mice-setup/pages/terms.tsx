import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { vatPercent } from '#contract/mice/booth'
import { rawSquareMeters } from '#contract/mice/booth-sizes'
import { SetBoothTerms, wrongTerms } from '#contract/mice/setup'
import { type MiceYearSetup, miceSetupDesk } from '#contract/mice/setup-desk'
import { useLive } from '#src/kits/desk/use-live'
import { ChangeFigures } from '#src/kits/exhibition-desk/change-figures'
import { checkOf } from '#src/kits/exhibition-desk/plan-check'
import { dropDraft, keptDraft } from '#src/session/drafts'
import { Button } from '#src/ui/button'
import { EmptyState } from '#src/ui/empty-state'
import { useDialogs } from '#src/ui/overlay/dialogs'
import { toast } from '#src/ui/overlay/toast'
import { SetupPage } from '../parts/setup-page'
import { blankTerms, TermsFields } from '../parts/terms-fields'
import { useSetupCall } from '../parts/use-setup-call'
import { setup as query } from '../queries'

/** The prices of a year's booths, the deadline, and what is refunded. */
export function Component() {
  const [search] = useSearchParams()
  const {
    data: { years, setup },
    act,
  } = useLive(query(search), (data) => String(data.setup?.terms_version))
  return (
    <SetupPage at="terms" years={years} setup={setup}>
      {(chosen) => <Terms key={chosen.year} setup={chosen} act={act} />}
    </SetupPage>
  )
}

interface TermsProps {
  setup: MiceYearSetup
  act: <R>(work: () => Promise<R>) => Promise<R>
}

function Terms({ setup: { year, figures, terms, terms_version }, act }: TermsProps) {
  const { t } = useTranslation('admin.mice-setup')
  const dialogs = useDialogs()
  const save = useSetupCall(miceSetupDesk.setTerms)
  const draft = `mice terms ${year}`
  const [begins, setBegins] = useState(() => keptDraft(draft) !== undefined)
  const params = { year }
  const stop = async () => {
    if (!(await dialogs.question({ title: t('terms.stopTitle'), text: t('terms.stopText'), danger: true }))) return
    await act(() => save.mutateAsync({ params, body: { terms: null, base: terms_version } }))
    dropDraft(draft)
    setBegins(false)
    toast.success(t('terms.stopped'))
  }
  if (!terms && !begins)
    return (
      <EmptyState title={t('terms.none')} actions={<Button onClick={() => setBegins(true)}>{t('terms.begin')}</Button>}>
        {t('terms.noneText')}
      </EmptyState>
    )
  return (
    <div className="space-y-4">
      <p className="text-sm text-muted">{t('terms.note', { vat: vatPercent })}</p>
      <ChangeFigures<SetBoothTerms>
        draft={draft}
        items={{ cancellation: { days_before: 0, refund_percent: 0 } }}
        label={t('terms.form')}
        schema={SetBoothTerms.check(checkOf((typed) => wrongTerms(typed, figures)))}
        figures={terms ?? blankTerms}
        version={terms_version}
        isSaving={save.isPending}
        onSave={async (typed, base) => {
          const saved = await act(() => save.mutateAsync({ params, body: { terms: typed, base } }))
          return { figures: saved.terms ?? typed, version: saved.terms_version }
        }}
        nameOf={(part) => t(`terms.parts.${part}`)}
      >
        <TermsFields least={rawSquareMeters} />
      </ChangeFigures>
      {terms && (
        <Button
          variant="ghost"
          busy={save.isPending}
          onClick={() => void stop().catch((error: Error) => toast.error(error.message))}
        >
          {t('terms.stop')}
        </Button>
      )}
    </div>
  )
}
