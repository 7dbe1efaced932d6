import { useTranslation } from 'react-i18next'
import type { GroupPerson } from '#contract/mice/group'
import { useCountryName } from '#src/kits/booking/countries'
import { Table } from '#src/ui/table'

/** The people read from the list, with the details that will be sent. */
export function Preview({ people }: { people: GroupPerson[] }) {
  const { t } = useTranslation('mice.group')
  const countryName = useCountryName()
  return (
    <Table
      caption={t('preview')}
      captionShown
      rows={people}
      rowKey={({ email }) => email}
      columns={[
        { key: 'name', header: t('column.name_latin'), cell: ({ name_latin }) => name_latin },
        {
          key: 'email',
          header: t('column.email'),
          cell: ({ email }) => <span className="wrap-anywhere">{email}</span>,
        },
        { key: 'position', header: t('column.position'), cell: ({ position }) => position || '–' },
        { key: 'country', header: t('column.country'), cell: ({ country }) => countryName(country) },
        { key: 'lang', header: t('column.lang'), cell: ({ lang }) => t(`lang.${lang}`) },
      ]}
    />
  )
}
