import Bookmark from 'lucide-react/icons/bookmark'
import { useTranslation } from 'react-i18next'
import { type MiceCompany, miceCompanies } from '#contract/mice/company'
import { useCall } from '#src/api/query'
import { withNext } from '#src/kits/account/use-next'
import { useContentLang } from '#src/session/visitor'
import { Button, ButtonLink } from '#src/ui/button'
import { paths } from '../../site'

interface SaveButtonProps {
  company: MiceCompany
  saved: boolean
  signedIn: boolean
}

/** Saves or unsaves a company; visitors who are not signed in are led to the sign-in. Needs the texts `mice.company`. */
export function SaveButton({ company: { id, name }, saved, signedIn }: SaveButtonProps) {
  const { t } = useTranslation('mice.company')
  const lang = useContentLang()
  const save = useCall(miceCompanies.save, { refreshes: [miceCompanies.saved] })
  const icon = <Bookmark className={`size-4.5 ${saved ? 'fill-current text-brand' : ''}`} />
  if (!signedIn)
    return (
      <ButtonLink
        to={withNext(paths.login, `${paths.companies}?company=${id}`)}
        variant="ghost"
        size="sm"
        icon={icon}
        aria-label={t('saveOf', { company: name[lang] })}
      >
        {t('save')}
      </ButtonLink>
    )
  return (
    <Button
      variant="ghost"
      size="sm"
      icon={icon}
      busy={save.isPending}
      aria-pressed={saved}
      aria-label={t('saveOf', { company: name[lang] })}
      onClick={() => void save.mutateAsync({ params: { id }, body: { saved: !saved } }).catch(() => {})}
    >
      {t(saved ? 'saved' : 'save')}
    </Button>
  )
}
