import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ReceiptDecision } from '#contract/education/report/report'
import type { Receipt } from '#contract/education/report/sections'
import { useErrorWords } from '#src/api/words'
import { AcceptedWords } from '#src/kits/education/receipt-table'
import { Button } from '#src/ui/button'
import { useDigits } from '#src/ui/form/use-digits'
import { useAccept } from './use-accept'

interface VerdictProps {
  id: string
  receipt: Receipt
  decision: ReceiptDecision | undefined
}

/** The accepted amount of one receipt, typed in its line, with a reason if it is less than claimed. */
export function Verdict({ id, receipt, decision }: VerdictProps) {
  const { t } = useTranslation('edu-admin.report')
  const claimed = receipt.won ?? 0
  // Shows the decision, even one by a colleague, until something else is typed.
  const [typed, setTyped] = useState<{ won?: string; words?: string }>({})
  const { take, leave, fault } = useDigits((won) => setTyped({ ...typed, won }), { isWhole: true })
  const accept = useAccept({ errors: 'page' })
  const wordsOf = useErrorWords()
  const shown = typed.won ?? String(decision?.accepted_won ?? claimed)
  const words = typed.words ?? decision?.words ?? ''
  const won = Number(shown)
  const isLess = won < claimed
  const isSame = decision?.accepted_won === won && decision.words === words
  const send = async () => {
    const body = { won, words: isLess ? words : '', seen: decision?.accepted_won ?? null }
    // A refusal is shown below.
    const done = await accept.mutateAsync({ params: { id, receipt: receipt.id }, body }).catch(() => null)
    if (done) setTyped({})
  }
  const { what } = receipt
  return (
    <form
      className="ms-auto flex w-52 flex-col gap-1.5 text-start"
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <span className="flex gap-1.5">
        <input
          aria-label={t('verdict.won', { what })}
          inputMode="numeric"
          value={shown}
          onChange={(event) => take(event.target.value)}
          onBlur={leave}
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
      {fault && (
        <span role="alert" className="text-sm text-error">
          {fault}
        </span>
      )}
      {isLess && (
        <input
          aria-label={t('verdict.words', { what })}
          placeholder={t('verdict.wordsShort')}
          value={words}
          maxLength={500}
          onChange={(event) => setTyped({ ...typed, words: event.target.value })}
          className="control px-2"
        />
      )}
      {accept.error && (
        <span role="alert" className="text-sm text-error">
          {wordsOf(accept.error)}
          {decision && typed.won !== undefined && (
            <span className="mt-1 block text-ink">
              <AcceptedWords receipt={receipt} decisions={[decision]} />
            </span>
          )}
        </span>
      )}
    </form>
  )
}
