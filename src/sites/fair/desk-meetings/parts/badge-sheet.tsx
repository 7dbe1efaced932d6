import { useTranslation } from 'react-i18next'
import { fairBadgeDesk, type Paper } from '#contract/fair/badge'
import type { FairEdition } from '#contract/fair/edition'
import { useCall } from '#src/api/query'
import { useCountryName } from '#src/kits/booking/countries'
import { Button } from '#src/ui/button'
import { useDialogs } from '#src/ui/overlay/dialogs'
import { toast } from '#src/ui/overlay/toast'
import { QrCode } from '#src/ui/qr-code'
import { useName } from '../../meetings/parts/use-when'

/** Badges side by side, to be cut. */
export const BadgeSheet = ({ papers, fair }: { papers: readonly Paper[]; fair: FairEdition | null }) => (
  <ul className="badge-sheet">
    {papers.map((paper) => (
      <BadgeCard key={paper.party.id} paper={paper} fair={fair} />
    ))}
  </ul>
)

const sideColors = { buyer: '#0b6e6b', seller: '#8a3b00' } as const

/** One badge: the name in large Latin letters and in Korean, the company, and the code. */
function BadgeCard({
  paper: { party, name_en, name_ko, position, booth, code },
  fair,
}: {
  paper: Paper
  fair: FairEdition | null
}) {
  const { t } = useTranslation('fair.desk-meetings')
  const { t: company } = useTranslation('fair.company')
  const name = useName()
  const countryName = useCountryName()
  const dialogs = useDialogs()
  const renew = useCall(fairBadgeDesk.renew, { refreshes: [fairBadgeDesk.papers] })
  const again = async () => {
    const ask = { title: t('print.renewAsk', { company: name(party.company) }), text: t('print.renewText') }
    if (!(await dialogs.question(ask))) return
    await renew.mutateAsync({ params: { id: party.id } })
    toast.success(t('print.renewed'))
  }
  const other = party.company.ko !== party.company.en && party.company.ko
  return (
    <li className="badge" aria-label={name(party.company)}>
      <p className="col-span-2 flex items-center justify-between gap-2 text-[8pt] font-semibold">
        <span className="min-w-0 wrap-anywhere">{fair && name(fair.figures.name)}</span>
        <span
          className="shrink-0 rounded-full px-2.5 py-0.5 text-[9pt] font-bold text-white"
          style={{ background: sideColors[party.side] }}
        >
          {company(`side.${party.side}`)}
        </span>
      </p>
      <div className="min-w-0 self-center overflow-hidden">
        <p className="text-[17pt] leading-[1.1] font-bold wrap-anywhere">{name_en || name_ko}</p>
        {name_ko && name_en && name_ko !== name_en && (
          <p lang="ko" className="text-[12pt]">
            {name_ko}
          </p>
        )}
        {position && <p className="text-[8pt] text-[#555555] wrap-anywhere">{position}</p>}
        <p className="mt-[2mm] text-[11pt] font-semibold wrap-anywhere">{party.company.en}</p>
        {other && (
          <p lang="ko" className="text-[9pt] wrap-anywhere">
            {other}
          </p>
        )}
      </div>
      <div className="self-end">
        <QrCode text={code} label={t('print.qr', { company: name(party.company) })} className="w-full" />
      </div>
      <p className="col-span-2 flex items-end justify-between gap-2 text-[8pt]">
        <span className="min-w-0 font-semibold wrap-anywhere">
          {countryName(party.country)}
          {booth && ` · ${t('column.booth')} ${booth.number}`}
        </span>
        <span className="shrink-0 font-mono text-[6pt] text-[#555555]">{code}</span>
      </p>
      <div className="absolute end-0 top-full mt-1 print:hidden">
        <Button size="sm" variant="ghost" busy={renew.isPending} onClick={() => void again().catch(() => {})}>
          {t('print.renew')}
        </Button>
      </div>
    </li>
  )
}
