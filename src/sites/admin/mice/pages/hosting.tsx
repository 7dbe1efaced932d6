import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { asCount } from '#contract/desk-list'
import { textLimits } from '#contract/limits'
import { type DeskHosting, hostingStates, miceHostingDesk } from '#contract/mice/hosting'
import { CallError } from '#src/api/call'
import { useCall } from '#src/api/query'
import { useCountryName } from '#src/kits/booking/countries'
import { DeskPage } from '#src/kits/desk/desk-page'
import { DeskTabs } from '#src/kits/desk/desk-tabs'
import { WordsDialog } from '#src/kits/desk/words-dialog'
import { useDates } from '#src/session/dates'
import { Button } from '#src/ui/button'
import { EmptyState } from '#src/ui/empty-state'
import { Facts } from '#src/ui/facts'
import { useDialogs } from '#src/ui/overlay/dialogs'
import { toast } from '#src/ui/overlay/toast'
import { Pagination } from '#src/ui/pagination'
import { site } from '../../site'
import { MiceTabs } from '../parts/mice-tabs'
import { hosting, pageIn, rows, stateIn } from '../queries'

/** Buyers who applied to be hosted: waiting ones first, the longest waiting at the top, then decided ones. */
export function Component() {
  const { t } = useTranslation('admin.mice')
  const { t: ofSite } = useTranslation(site)
  const [search] = useSearchParams()
  const { data } = useSuspenseQuery(hosting(search))
  const state = stateIn(search)
  return (
    <DeskPage title={ofSite('title.miceHosting')}>
      <MiceTabs />
      <div className="space-y-4">
        <DeskTabs
          label={t('hosting.states')}
          tabs={hostingStates.map((each) => ({
            to: `?state=${each}`,
            label: t(`hosting.state.${each}`),
            count: asCount(data.counts[each]),
            isOn: each === state,
          }))}
        />
        {data.items.length === 0 ? (
          <EmptyState title={t(`hosting.none.${state}`)} />
        ) : (
          <ul className="space-y-4">
            {data.items.map((each) => (
              <Applicant key={each.id} hosting={each} />
            ))}
          </ul>
        )}
        <Pagination
          page={pageIn(search)}
          pages={Math.ceil(data.total / rows)}
          linkTo={(page) => `?state=${state}&page=${page}`}
        />
      </div>
    </DeskPage>
  )
}

function Applicant({ hosting: own }: { hosting: DeskHosting }) {
  const { t } = useTranslation('admin.mice')
  const { instant } = useDates()
  const countryName = useCountryName()
  const dialogs = useDialogs()
  /** The version that was on the page when the dialog opened; `shown` after a refusal, because the dialog shows the newest. */
  const [declines, setDeclines] = useState<'shown' | { version: string } | null>(null)
  const client = useQueryClient()
  const call = useCall(miceHostingDesk.decide, { refreshes: [miceHostingDesk.list] })
  const decide = async (body: { approved: boolean; note: string; base: string }) => {
    try {
      await call.mutateAsync({ params: { id: own.id }, body })
    } catch (error) {
      // Another desk may have decided, or the buyer withdrawn: the list shows it, beside the message that says so.
      if (error instanceof CallError && [404, 409].includes(error.status))
        await client.invalidateQueries({ queryKey: [miceHostingDesk.list.path] })
      throw error
    }
  }
  const approve = async () => {
    // What stands beside the question: the list can be refetched while it is open.
    const { version: base } = own
    const text = t('hosting.approveText', { name: own.name })
    if (!(await dialogs.question({ title: t('hosting.approveAsk'), text }))) return
    await decide({ approved: true, note: '', base })
    toast.success(t('hosting.approved'))
  }
  return (
    <li className="rounded-md border border-line bg-surface p-4">
      <header className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-base font-bold wrap-anywhere">
          {own.organization} · {own.name}
        </h2>
        {own.state === 'requested' && (
          <div className="flex flex-wrap gap-2">
            <Button size="sm" busy={call.isPending} onClick={() => void approve().catch(() => {})}>
              {t('hosting.approve')}
            </Button>
            <Button size="sm" variant="secondary" onClick={() => setDeclines({ version: own.version })}>
              {t('hosting.decline')}
            </Button>
          </div>
        )}
      </header>
      <p className="mb-4 max-w-reading whitespace-pre-line wrap-anywhere">{own.reason}</p>
      <div className="grid gap-4 md:grid-cols-2">
        <Facts
          compact
          facts={[
            { label: t('hosting.position'), value: own.position },
            { label: t('hosting.country'), value: countryName(own.country) },
            { label: t('hosting.email'), value: own.email },
            { label: t('hosting.asked'), value: instant(own.asked_at) },
          ]}
        />
        <Facts
          compact
          facts={[
            { label: t('hosting.events'), value: t(`hosting.eventBands.${own.events}`) },
            { label: t('hosting.size'), value: t(`hosting.sizeBands.${own.size}`) },
            { label: t('hosting.budget'), value: t(`hosting.budgetBands.${own.budget}`) },
            { label: t('hosting.decided'), value: own.decided_at && instant(own.decided_at) },
            { label: t('hosting.note'), value: own.note },
          ]}
        />
      </div>
      {declines && (
        <WordsDialog
          title={t('hosting.declineAsk')}
          text={
            <>
              {t('hosting.declineText', { name: own.name })}
              <span className="mt-3 block whitespace-pre-line wrap-anywhere">{own.reason}</span>
            </>
          }
          label={t('hosting.why')}
          submit={t('hosting.decline')}
          max={textLimits.companyText}
          isDanger
          onSend={async (note) => {
            const { version: base } = declines === 'shown' ? own : declines
            try {
              await decide({ approved: false, note, base })
            } catch (error) {
              setDeclines('shown')
              throw error
            }
            toast.success(t('hosting.declined'))
          }}
          onClose={() => setDeclines(null)}
        />
      )}
    </li>
  )
}
