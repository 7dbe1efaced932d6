import { useTranslation } from 'react-i18next'
import type { AffiliateDetail, PersonPrices } from '#contract/pass/affiliate'
import { useWon } from '#src/session/use-won'
import { useContentLang } from '#src/session/visitor'
import { Facts } from '#src/ui/facts'

/** The pass's benefit at a place, and how to get there. */
export function AffiliateFacts({ affiliate }: { affiliate: AffiliateDetail }) {
  const { t } = useTranslation('seoulitepass.affiliate')
  const lang = useContentLang()
  const won = useWon()
  const { station, address, benefit, times_per_pass, regular_won, saves_won, visit_minutes, reservation } = affiliate
  const both = ({ adult, child }: PersonPrices) =>
    adult + child > 0
      ? `${t('facts.adult', { won: won(adult) })}, ${t('facts.child', { won: won(child) })}`
      : t('facts.nothing')
  const way = { station: station.name[lang], line: station.line[lang], minutes: station.walk_minutes }
  const saves = saves_won.adult + saves_won.child > 0
  return (
    <Facts
      facts={[
        { label: t('facts.benefit'), value: benefit[lang] },
        { label: t('facts.saves'), value: saves ? both(saves_won) : null },
        { label: t('facts.regular'), value: both(regular_won) },
        {
          label: t('facts.times'),
          value: times_per_pass > 1 ? t('facts.more', { count: times_per_pass }) : t('facts.once'),
        },
        { label: t('facts.reservation'), value: reservation?.[lang] ?? t('facts.noReservation') },
        { label: t('facts.stay'), value: t('facts.minutes', { count: visit_minutes }) },
        { label: t('facts.where'), value: t('station', way) },
        { label: t('facts.address'), value: address[lang] },
      ]}
    />
  )
}
