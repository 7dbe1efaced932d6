import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { reportDesk } from '#contract/education/report/desk'
import type { ReceiptDecision } from '#contract/education/report/report'
import type { Receipt } from '#contract/education/report/sections'
import { useCall } from '#src/api/query'
import { Button } from '#src/ui/button'

interface VerdictProps {
  id: string
  receipt: Receipt
  decision: ReceiptDecision | undefined
}

/** What of one receipt is accepted: typed in its line, with words where it is less. */
export function Verdict({ id, receipt, decision }: VerdictProps) {
  const { t } = useTranslation('edu-admin.report')
  const claimed = receipt.won ?? 0
  const [typed, setTyped] = useState(String(decision?.accepted_won ?? claimed))
  const [words, setWords] = useState(decision?.words ?? '')
  const accept = useCall(reportDesk.accept, { errors: 'page', refreshes: [reportDesk.detail, reportDesk.list] })
  const won = Number(typed)
  const isLess = won < claimed
  const isSame = decision?.accepted_won === won && decision.words === words
  const { what } = receipt
  return (
    <form
      className="ms-auto flex w-52 flex-col gap-1.5 text-start"
      onSubmit={(event) => {
        event.preventDefault()
        accept.mutate({ params: { id, receipt: receipt.id }, body: { won, words: isLess ? words : '' } })
      }}
    >
      <span className="flex gap-1.5">
        <input
          aria-label={t('verdict.won', { what })}
          inputMode="numeric"
          value={typed}
          onChange={(event) => setTyped(event.target.value.replace(/\D/g, '').slice(0, 10))}
          className="control min-w-0 px-2 text-end figures"
        />
        <Button
          type="submit"
          size="sm"
          variant={decision ? 'secondary' : 'primary'}
          busy={accept.isPending}
          disabled={isSame}
          className="shrink-0 whitespace-nowrap"
          aria-label={t('verdict.acceptOf', { what })}
        >
          {t('verdict.accept')}
        </Button>
      </span>
      {isLess && (
        <input
          aria-label={t('verdict.words', { what })}
          placeholder={t('verdict.wordsShort')}
          value={words}
          maxLength={500}
          onChange={(event) => setWords(event.target.value)}
          className="control px-2"
        />
      )}
      {accept.error && (
        <span role="alert" className="text-sm text-error">
          {accept.error.message}
        </span>
      )}
    </form>
  )
}
