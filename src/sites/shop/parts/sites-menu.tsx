import ChevronDown from 'lucide-react/icons/chevron-down'
import { useTranslation } from 'react-i18next'
import { useOtherSites } from '#src/kits/page/use-other-sites'
import { Menu } from '#src/ui/overlay/menu'

/** The other sites in one menu: side by side they do not fit beside the categories (product §2). */
export function SitesMenu() {
  const { t } = useTranslation('page')
  const others = useOtherSites()
  return (
    <Menu
      label={t('footer.sites')}
      align="end"
      items={() => others.map(({ path, label }) => ({ key: path, label, to: path }))}
      trigger={(props) => (
        <button
          type="button"
          {...props}
          className="flex shrink-0 items-center gap-1.5 rounded-sm font-medium whitespace-nowrap text-muted hover:text-ink"
        >
          {t('footer.sites')}
          <ChevronDown className="size-4" />
        </button>
      )}
    />
  )
}
