import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { textLimits } from '#contract/limits'
import { type DeskPass, passDesk } from '#contract/pass/desk'
import type { DeskGift, GiftState } from '#contract/pass/gift'
import { useCall } from '#src/api/query'
import { WordsDialog } from '#src/kits/desk/words-dialog'
import { useDates } from '#src/session/dates'
import { Badge } from '#src/ui/badge'
import { Button } from '#src/ui/button'
import { toast } from '#src/ui/overlay/toast'

const tones = {
  sent: 'warning',
  claimed: 'success',
  taken_back: 'neutral',
  expired: 'neutral',
} as const satisfies Record<GiftState, string>

/** The gifts of a pass, the latest first; an open one can be taken back for its giver. Nothing before the first. */
export function PassGifts({ pass }: { pass: DeskPass }) {
  const { t } = useTranslation('admin.pass')
  const [isTaking, setTaking] = useState(false)
  const takeBack = useCall(passDesk.takeGiftBack, { errors: 'page', refreshes: [passDesk.passes] })
  if (pass.gifts.length === 0) return null
  const title = t('gift.backOf', { number: pass.number })
  const send = async (reason: string) => {
    await takeBack.mutateAsync({ params: { id: pass.id }, body: { reason } })
    toast.success(t('gift.isBack'))
  }
  return (
    <div className="mt-4">
      <h3 className="text-sm font-bold">{t('gift.title')}</h3>
      <ul className="ruled text-sm">
        {pass.gifts.map((gift) => (
          <li key={gift.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2">
            <Line gift={gift} />
            {gift.state === 'sent' && (
              <Button size="sm" variant="secondary" aria-label={title} onClick={() => setTaking(true)}>
                {t('gift.back')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {isTaking && (
        <WordsDialog
          title={title}
          text={t('gift.backText')}
          label={t('passes.reason')}
          submit={t('gift.back')}
          max={textLimits.companyText}
          onSend={send}
          onClose={() => setTaking(false)}
        />
      )}
    </div>
  )
}

function Line({ gift }: { gift: DeskGift }) {
  const { t } = useTranslation('admin.pass')
  const { instant } = useDates()
  const { by, to_name, to_email, claimed_by, state, sent_at, ends_at, ended_at } = gift
  const words = (person: { name: string; email: string }) => [person.name, person.email].filter(Boolean).join(', ')
  const end = ended_at ? instant(ended_at) : t('gift.until', { until: instant(ends_at) })
  return (
    <div className="min-w-0 wrap-anywhere">
      <p className="flex flex-wrap items-center gap-2">
        <Badge tone={tones[state]}>{t(`gift.state.${state}`)}</Badge>
        {t('gift.times', { sent: instant(sent_at), end })}
      </p>
      <p className="text-muted">
        {t('gift.by', { by: words(by) })}
        {to_email !== '' && ` · ${t('gift.to', { to: words({ name: to_name, email: to_email }) })}`}
        {claimed_by && ` · ${t('gift.claimedBy', { by: words(claimed_by) })}`}
      </p>
    </div>
  )
}
