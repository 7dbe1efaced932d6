import Printer from 'lucide-react/icons/printer'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type BadgePaper, badgePapers, badgesAtOnce, type MiceOverview, miceDesk } from '#contract/mice/desk'
import { type MiceRole, miceRoles } from '#contract/mice/registration'
import { useCall } from '#src/api/query'
import { DetailPart } from '#src/kits/desk/detail'
import { useContentLang } from '#src/session/visitor'
import { Button } from '#src/ui/button'
import { Field } from '#src/ui/field'
import { saveFile } from '#src/ui/save-file'
import { Select } from '#src/ui/select'

/** Badges to print in bulk, on A6 or on A4: one sheet each, a limited number per file. */
export function Badges({ data }: { data: Pick<MiceOverview, 'people' | 'roles'> }) {
  const { t } = useTranslation('admin.mice')
  const lang = useContentLang()
  const [role, setRole] = useState<MiceRole | ''>('')
  const [paper, setPaper] = useState<BadgePaper>('a6')
  const [busy, setBusy] = useState<number | null>(null)
  const print = useCall(miceDesk.badges)
  const all = role === '' ? data.people : data.roles[role]
  const pages = Array.from({ length: Math.ceil(all / badgesAtOnce) }, (_, at) => at + 1)
  const save = async (page: number) => {
    setBusy(page)
    // A failure is shown as a toast.
    const file = await print.mutateAsync({ query: { lang, page, paper, ...(role && { role }) } }).catch(() => null)
    setBusy(null)
    if (file) saveFile(file, `badges-${role || 'all'}-${page}-${paper}.pdf`)
  }
  return (
    <DetailPart title={t('badges.title')}>
      <div className="space-y-3">
        <p className="text-sm text-muted">{t('badges.text')}</p>
        <div className="flex flex-wrap gap-4">
          <Field label={t('badges.role')} className="max-w-60">
            {(frame) => (
              <Select
                {...frame}
                value={role}
                onChange={({ target }) => setRole(miceRoles.find((each) => each === target.value) ?? '')}
              >
                <option value="">{t('badges.all')}</option>
                {miceRoles.map((each) => (
                  <option key={each} value={each}>
                    {t(`count.${each}`)}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <Field label={t('badges.paper')} className="max-w-80">
            {(frame) => (
              <Select
                {...frame}
                value={paper}
                onChange={({ target }) => setPaper(badgePapers.find((each) => each === target.value) ?? 'a6')}
              >
                {badgePapers.map((each) => (
                  <option key={each} value={each}>
                    {t(`badges.on.${each}`)}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        </div>
        {pages.length === 0 ? (
          <p className="text-muted">{t('badges.none')}</p>
        ) : (
          <ul className="flex flex-wrap gap-2">
            {pages.map((page) => (
              <li key={page}>
                <Button
                  variant="secondary"
                  size="sm"
                  icon={<Printer className="size-4" />}
                  busy={busy === page}
                  onClick={() => void save(page)}
                >
                  {t('badges.file', {
                    from: (page - 1) * badgesAtOnce + 1,
                    to: Math.min(page * badgesAtOnce, all),
                  })}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </DetailPart>
  )
}
