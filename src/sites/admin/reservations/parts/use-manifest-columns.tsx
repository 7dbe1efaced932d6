import { useTranslation } from 'react-i18next'
import type { ManifestRow } from '#contract/reservation-desk'
import { useCountryName } from '#src/kits/booking/countries'
import type { DeskColumn } from '#src/kits/desk/columns'
import { useNumbers } from '#src/session/visitor'

/** What a guide needs to know about each traveler, on the page and in the workbook. */
export function useManifestColumns(): DeskColumn<ManifestRow>[] {
  const { t, i18n } = useTranslation('admin.reservations')
  const numbers = useNumbers()
  const countryName = useCountryName()
  const languages = new Intl.DisplayNames(i18n.language, { type: 'language' })
  const party = ({ lines }: ManifestRow) =>
    lines.map(({ band, quantity }) => `${t(`band.${band}`)} × ${numbers(quantity)}`).join(', ')
  const words = (row: ManifestRow) =>
    [row.request, row.arrival_flight, row.departure_address, ...row.notes].filter(Boolean)
  const column = (
    key: string,
    header: string,
    plain: DeskColumn<ManifestRow>['plain'],
    align?: 'end',
  ): DeskColumn<ManifestRow> => ({ key, header, plain, cell: plain, ...(align && { align }) })
  return [
    column('time', t('manifest.time'), ({ start_time }) => start_time),
    column('name', t('column.name'), (row) => row.representative_name),
    column('people', t('column.people'), ({ people }) => people, 'end'),
    column('party', t('trip.lines'), party),
    {
      ...column('travelers', t('trip.travelers'), ({ travelers }) => travelers.join(', ')),
      cell: ({ travelers }) => travelers.join(', ') || '–',
    },
    column('option', t('trip.option'), (row) => row.option_name),
    column('language', t('manifest.language'), ({ lang }) => languages.of(lang) ?? lang),
    {
      ...column('nationality', t('trip.nationality'), ({ nationality }) =>
        nationality ? countryName(nationality) : '',
      ),
      cell: ({ nationality }) => (nationality ? countryName(nationality) : '–'),
    },
    {
      ...column('contact', t('column.contact'), ({ contact }) => contact),
      cell: ({ contact }) => (
        <a href={`tel:${contact}`} className="underline underline-offset-2">
          {contact}
        </a>
      ),
    },
    {
      ...column('notes', t('manifest.notes'), (row) => words(row).join('\n')),
      cell: (row) => <span className="wrap-anywhere whitespace-pre-line">{words(row).join('\n') || '–'}</span>,
    },
    column('number', t('column.number'), (row) => row.reservation_number),
    column('status', t('column.status'), ({ status }) => t(`status.${status}`)),
  ]
}
