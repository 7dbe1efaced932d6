import Bookmark from 'lucide-react/icons/bookmark'
import BookmarkCheck from 'lucide-react/icons/bookmark-check'
import { useTranslation } from 'react-i18next'
import type { ProgramItem } from '#contract/fair/program'
import { useLanguageNames } from '#src/kits/booking/language-names'
import { useContentLang } from '#src/session/visitor'
import { toggleItem } from '../kept-items'

interface ItemCardProps {
  item: ProgramItem
  isKept: boolean
  clashes: boolean
}

/** A program item, with a button to choose it. */
export function ItemCard({ item, isKept, clashes }: ItemCardProps) {
  const { t } = useTranslation('fair.program')
  const lang = useContentLang()
  const spoken = useLanguageNames(item.languages)
  const Icon = isKept ? BookmarkCheck : Bookmark
  const quiet = item.kind === 'meetings'
  return (
    <article
      className={`flex h-full flex-col rounded-md border p-3.5 ${isKept ? 'border-brand bg-brand-soft' : quiet ? 'border-dashed border-line-strong bg-sunken' : 'border-line bg-surface'}`}
    >
      <p className="flex items-start justify-between gap-2 text-sm">
        <span className="pt-0.5 figures">
          <span className="font-semibold">
            {item.starts}–{item.ends}
          </span>{' '}
          <span className="text-muted">{t(`kind.${item.kind}`)}</span>
        </span>
        <button
          type="button"
          aria-pressed={isKept}
          aria-label={t(isKept ? 'program.drop' : 'program.keep', { title: item.title[lang] })}
          onClick={() => toggleItem(item.id)}
          className="-m-1.5 grid size-9 shrink-0 place-items-center rounded-full text-brand eased hover:bg-accent-soft"
        >
          <Icon className="size-5" aria-hidden="true" />
        </button>
      </p>
      <h3 className="mt-0.5 font-bold wrap-anywhere">{item.title[lang]}</h3>
      <p className="text-sm text-muted lg:hidden">{item.place[lang]}</p>
      <p className="mt-1 text-sm text-muted">{item.summary[lang]}</p>
      {item.speakers.length > 0 && (
        <ul className="mt-2 text-sm">
          {item.speakers.map(({ name, role }) => (
            <li key={name.en}>
              <span className="font-semibold">{name[lang]}</span> <span className="text-muted">{role[lang]}</span>
            </li>
          ))}
        </ul>
      )}
      {item.languages.length > 0 && (
        <p className="mt-2 text-sm text-muted">{t('program.languages', { list: spoken })}</p>
      )}
      {item.changed && (
        <p className="mt-2 text-sm font-semibold text-info">
          {t('program.changed', { what: item.changed.what[lang] })}
        </p>
      )}
      {clashes && <p className="mt-2 text-sm font-semibold text-warning">{t('program.clash')}</p>}
    </article>
  )
}
