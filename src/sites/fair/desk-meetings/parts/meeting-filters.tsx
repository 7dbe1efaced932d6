import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { meetingStatuses } from '#contract/fair/status'
import { FilterSelect } from '#src/kits/desk/filter-select'
import { useDates } from '#src/session/dates'
import { CountryFilter, SectorFilter, TestFilter } from '../../desk/parts/company-filters'
import { useShownFigures } from '../../desk/parts/use-shown-figures'
import { YearFilter } from '../../desk/parts/year-filter'
import { useName } from '../../meetings/parts/use-when'
import { queryIn } from '../queries'

/** The filters of the office's list of meetings. */
export function MeetingFilters() {
  const { t } = useTranslation('fair.desk-meetings')
  const { t: ofMeetings } = useTranslation('fair.meetings')
  const [search] = useSearchParams()
  const dates = useDates()
  const name = useName()
  const { days = [], halls = [] } = useShownFigures(queryIn(search).year) ?? {}
  return (
    <>
      <YearFilter />
      <FilterSelect
        name="day"
        label={t('filter.day')}
        any={t('filter.anyDay')}
        options={days.map(({ day }) => ({ value: day, label: dates.day(day) }))}
      />
      <FilterSelect
        name="status"
        label={t('column.status')}
        any={t('filter.anyStatus')}
        options={meetingStatuses.map((value) => ({ value, label: ofMeetings(`status.${value}`) }))}
      />
      <FilterSelect
        name="late"
        label={t('filter.answer')}
        any={t('filter.anyAnswer')}
        options={[{ value: '1', label: t('filter.late') }]}
      />
      <FilterSelect
        name="hall"
        label={t('filter.hall')}
        any={t('filter.anyHall')}
        options={halls.map((hall) => ({ value: hall.id, label: name(hall.name) }))}
      />
      <SectorFilter label={t('filter.sector')} />
      <CountryFilter label={t('filter.country')} />
      <TestFilter />
    </>
  )
}
