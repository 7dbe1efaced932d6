import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { type DeskMicePerson, miceDesk } from '#contract/mice/desk'
import { useCall } from '#src/api/query'
import { useCountryName } from '#src/kits/booking/countries'
import type { DeskColumn } from '#src/kits/desk/columns'
import { useContentLang } from '#src/session/visitor'
import { Button } from '#src/ui/button'
import { saveFile } from '#src/ui/save-file'

/** The columns of the list of registrations. */
export function usePeopleColumns(): DeskColumn<DeskMicePerson>[] {
  const { t } = useTranslation('admin.mice')
  const countryName = useCountryName()
  return useMemo(() => {
    const text = (key: 'organization' | 'position' | 'email', extra = false): DeskColumn<DeskMicePerson> => ({
      ...{ key, extra, header: t(`people.${key}`) },
      cell: (row) => row[key],
      plain: (row) => row[key],
    })
    const rolesOf = ({ roles }: DeskMicePerson) => roles.map((role) => t(`role.${role}`)).join(', ')
    return [
      {
        ...{ key: 'number', header: t('people.number'), sortable: true },
        cell: ({ number }) => number,
        plain: ({ number }) => number,
      },
      {
        ...{ key: 'name_latin', header: t('people.name') },
        cell: ({ name_latin }) => name_latin,
        plain: ({ name_latin }) => name_latin,
      },
      { key: 'name', header: t('people.own'), cell: ({ name }) => name, plain: ({ name }) => name },
      text('organization'),
      text('position', true),
      {
        ...{ key: 'country', header: t('people.country'), extra: true },
        cell: ({ country }) => countryName(country),
        plain: ({ country }) => countryName(country),
      },
      text('email', true),
      { key: 'roles', header: t('people.roles'), cell: rolesOf, plain: rolesOf },
      {
        ...{ key: 'badge', header: t('people.badge') },
        cell: (person) => <PrintBadge person={person} />,
        plain: () => null,
      },
    ]
  }, [t, countryName])
}

function PrintBadge({ person: { id, number, name_latin: name } }: { person: DeskMicePerson }) {
  const { t } = useTranslation('admin.mice')
  const lang = useContentLang()
  const print = useCall(miceDesk.badges)
  const save = async () => {
    // A failure is shown as a toast.
    const file = await print.mutateAsync({ query: { lang, person: id } }).catch(() => null)
    if (file) saveFile(file, `${number}.pdf`)
  }
  return (
    <Button
      size="sm"
      variant="secondary"
      busy={print.isPending}
      aria-label={t('people.printOf', { name })}
      onClick={() => void save()}
    >
      {t('people.print')}
    </Button>
  )
}
