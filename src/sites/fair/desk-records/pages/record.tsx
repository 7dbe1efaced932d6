import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router-dom'
import { DeskPage } from '#src/kits/desk/desk-page'
import { Detail, DetailPart } from '#src/kits/desk/detail'
import { useLive } from '#src/kits/desk/use-live'
import { useDates } from '#src/session/dates'
import { Button } from '#src/ui/button'
import { Facts } from '#src/ui/facts'
import { useOwnWords } from '../../company/parts/use-own-words'
import { site, usePaths } from '../../site'
import { useRemind } from '../parts/remind'
import { SideBySide } from '../parts/side-by-side'
import { usePairName } from '../parts/use-pair-name'
import { record } from '../queries'

const sides = ['buyer', 'seller'] as const

/** Both sides' records of one meeting. */
export function Component() {
  const { t } = useTranslation('fair.desk-records')
  const { t: ofSite } = useTranslation(site)
  const paths = usePaths()
  const { id = '' } = useParams()
  const { data } = useLive(record(id), ({ said }) => JSON.stringify(said))
  const dates = useDates()
  const ownWords = useOwnWords()
  const { run, isPending } = useRemind()
  const isSilent = sides.some((side) => !data.said[side])
  return (
    <DeskPage
      title={usePairName()(data)}
      back={
        <Link to={paths.deskRecords} className="text-sm font-medium text-muted hover:text-ink">
          {ofSite('title.deskRecords')}
        </Link>
      }
      actions={
        isSilent &&
        data.is_current && (
          <Button size="sm" busy={isPending} onClick={() => void run({ ids: [id] }, 1).catch(() => {})}>
            {t('remind.button')}
          </Button>
        )
      }
    >
      <Detail
        facts={
          <Facts
            facts={[
              { label: t('column.time'), value: `${dates.day(data.slot.day)} ${data.slot.starts}–${data.slot.ends}` },
              { label: t('column.booth'), value: data.booth },
              ...sides.map((side) => ({
                label: t(`side.${side}`),
                value: (
                  <Link to={paths.deskParticipant(data[side].id)} className="text-accent hover:underline">
                    {ownWords(data[side].company.en, data[side].company.ko)}
                  </Link>
                ),
              })),
              ...sides.map((side) => ({ label: t(`missed.${side}`), value: data.missed[side] ? t('missed.yes') : '' })),
              ...sides.map((side) => ({
                label: t(`reminded.${side}`),
                value: data.reminded[side] && dates.instant(data.reminded[side]),
              })),
            ]}
          />
        }
      >
        <DetailPart title={t('beside')}>
          <SideBySide records={data} />
        </DetailPart>
      </Detail>
    </DeskPage>
  )
}
