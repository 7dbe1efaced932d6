import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'
import { educationApproval, type YearBudget } from '#contract/education/approval'
import { query } from '#src/api/query'
import { DetailPart } from '#src/kits/desk/detail'
import { useWon } from '#src/session/use-won'
import { Alert } from '#src/ui/alert'
import { Button } from '#src/ui/button'
import { useDialogs } from '#src/ui/overlay/dialogs'
import { toast } from '#src/ui/overlay/toast'
import { BudgetBar } from './budget-bar'
import { ChosenList } from './chosen-list'
import { useAct } from './use-act'
import { type Choice, wonOf } from './use-choice'
import { usePress } from './use-press'

/** The effect of a choice on the budget, updated while choosing, and the button that grants it. */
export function ApprovalPanel({ budget, choice }: { budget: YearBudget; choice: Choice }) {
  const { t } = useTranslation('edu-admin.review')
  const { chosen } = choice
  const { data, isError, isPlaceholderData } = usePreview(budget.year, choice)
  const rows = chosen.length > 0 ? (data?.rows ?? []) : []
  const isOf = (id: string, won: number) => chosen.some((row) => row.id === id && wonOf(row) === won)
  const granted = rows.filter(({ id, won, fault }) => fault === null && isOf(id, won))
  const faulty = rows.filter(({ fault }) => fault !== null)
  const sum = granted.reduce((total, { won }) => total + won, 0)
  const isChecked = !isPlaceholderData && granted.length === chosen.length && chosen.length > 0
  return (
    <DetailPart title={t('approval.selection')}>
      <div className="stack-4">
        <BudgetBar budget={chosen.length > 0 && data ? data.budget : budget} chosen={sum} />
        {chosen.length === 0 ? (
          <p className="text-muted">{t('approval.nothing')}</p>
        ) : (
          <ChosenList choice={choice} preview={rows} />
        )}
        {isError && (
          <Alert tone="error" live>
            {t('approval.previewFailed')}
          </Alert>
        )}
        {faulty.length > 0 && (
          <Alert
            tone="warning"
            live
            actions={
              <Button size="sm" variant="secondary" onClick={() => choice.remove(faulty.map(({ id }) => id))}>
                {t('approval.drop')}
              </Button>
            }
          >
            {t('approval.faults', { count: faulty.length })}
          </Alert>
        )}
        {chosen.length > 0 && <Confirm year={budget.year} choice={choice} sum={sum} isChecked={isChecked} />}
      </div>
    </DetailPart>
  )
}

/** The preview of a choice, refetched as it changes; the previous one is shown until the next arrives. */
function usePreview(year: number, { chosen }: Choice) {
  const rows = useDeferredValue(chosen)
    .map((row) => ({ id: row.id, won: wonOf(row) }))
    .filter(({ won }) => won > 0)
  return useQuery({
    ...query(educationApproval.preview, { body: { year, rows } }),
    enabled: rows.length > 0,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

interface ConfirmProps {
  year: number
  choice: Choice
  sum: number
  isChecked: boolean
}

function Confirm({ year, choice, sum, isChecked }: ConfirmProps) {
  const { t } = useTranslation('edu-admin.review')
  const dialogs = useDialogs()
  const won = useWon()
  const decide = useAct(educationApproval.decide)
  const count = choice.chosen.length
  const [press, busy] = usePress(async () => {
    const title = t('approval.ask', { count, won: won(sum) })
    if (!(await dialogs.question({ title, text: t('approval.askText') }))) return
    await decide({ body: { year, rows: choice.chosen.map((row) => ({ id: row.id, won: wonOf(row) })) } })
    choice.clear()
    toast.success(t('approval.done', { count }))
  })
  return (
    <Button busy={busy} disabled={!isChecked} onClick={() => press()}>
      {t('approval.confirm', { count })}
    </Button>
  )
}
