import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { DeskMeeting } from '#contract/fair/meeting-desk'
import { langOf } from '#contract/languages'
import { useCountryName } from '#src/kits/booking/countries'
import type { DeskColumn } from '#src/kits/desk/columns'
import { useDates } from '#src/session/dates'
import { useLanguage } from '#src/session/visitor'
import { Badge } from '#src/ui/badge'
import { MeetingBadge } from '../../meetings/parts/status-badge'
import { useTablet } from '../../parts/use-tablet'

type Column = DeskColumn<DeskMeeting>

/** The columns of the office's list of meetings. */
export function useColumns(): Column[] {
  const { t } = useTranslation('fair.desk-meetings')
  const { t: ofMeetings } = useTranslation('fair.meetings')
  const { t: company } = useTranslation('fair.company')
  const lang = langOf(useLanguage())
  const dates = useDates()
  const countryName = useCountryName()
  const tablet = useTablet()
  return useMemo(() => {
    const words = (
      key: Parameters<typeof headerOf>[0],
      of: (row: DeskMeeting) => string,
      more?: Partial<Column>,
    ): Column => ({
      key,
      header: headerOf(key),
      cell: (row) => of(row) || '–',
      plain: of,
      ...more,
    })
    const headerOf = (
      key: 'buyer' | 'seller' | 'booth' | 'asked_by' | 'buyer_country' | 'buyer_sector' | 'seller_sector' | 'reason',
    ) => t(`column.${key}`)
    return [
      {
        key: 'time',
        header: t('column.time'),
        cell: ({ slot }) => (
          <span className="figures whitespace-nowrap">
            {dates.birthday(slot.day)} <span className="md:max-xl:block">{slot.starts}</span>
          </span>
        ),
        plain: ({ slot }) => `${slot.day} ${slot.starts}`,
        sortable: true,
      },
      words('buyer', ({ buyer }) => buyer.company[lang], { sortable: true }),
      words('seller', ({ seller }) => seller.company[lang], { sortable: true }),
      words('booth', ({ booth }) => booth?.number ?? ''),
      {
        key: 'status',
        header: t('column.status'),
        cell: ({ status, is_late }) => (
          <span className="inline-flex flex-wrap gap-1">
            <MeetingBadge status={status} />
            {is_late && <Badge tone="warning">{t('late')}</Badge>}
          </span>
        ),
        plain: ({ status }) => ofMeetings(`status.${status}`),
      },
      words('asked_by', ({ asked_by }) => (asked_by === 'office' ? t('office') : company(`side.${asked_by}`)), {
        extra: tablet,
      }),
      words('buyer_country', ({ buyer }) => countryName(buyer.country), { extra: true }),
      words('buyer_sector', ({ buyer }) => company(`sector.${buyer.sector}`), { extra: true }),
      words('seller_sector', ({ seller }) => company(`sector.${seller.sector}`), { extra: true }),
      words('reason', ({ reason }) => reason, { extra: true }),
      {
        key: 'updated_at',
        header: t('column.updated_at'),
        cell: ({ updated_at }) => <span className="figures">{dates.instant(updated_at)}</span>,
        plain: ({ updated_at }) => updated_at,
        sortable: true,
      },
    ]
  }, [t, ofMeetings, company, lang, dates, countryName, tablet])
}
