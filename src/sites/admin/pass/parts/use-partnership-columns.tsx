import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { districtPlaces } from '#contract/pass/districts'
import type { PartnershipRow } from '#contract/pass/partnership'
import type { DeskColumn } from '#src/kits/desk/columns'
import { useDates } from '#src/session/dates'
import { useContentLang } from '#src/session/visitor'
import { PartnershipMark } from './partnership-state'

/** The columns of the list of applications. */
export function usePartnershipColumns(): DeskColumn<PartnershipRow>[] {
  const { t } = useTranslation('admin.pass')
  const lang = useContentLang()
  const { instant } = useDates()
  return useMemo(() => {
    const text = (key: 'place' | 'company' | 'district' | 'number', of: (row: PartnershipRow) => string) => ({
      key,
      header: t(`partnership.column.${key}`),
      cell: of,
      plain: of,
    })
    return [
      text('place', ({ place }) => place[lang]),
      {
        key: 'state',
        header: t('partnership.column.state'),
        cell: ({ state }) => <PartnershipMark state={state} />,
        plain: ({ state }) => t(`partnership.state.${state}`),
      },
      text('company', ({ company }) => company[lang]),
      text('district', ({ district }) => districtPlaces[district].name[lang]),
      text('number', ({ number }) => number),
      {
        key: 'created_at',
        header: t('partnership.column.created_at'),
        cell: ({ created_at }) => instant(created_at),
        plain: ({ created_at }) => created_at,
        sortable: true,
      },
    ]
  }, [t, lang, instant])
}
