import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams, useSearchParams } from 'react-router-dom'
import type { SurveyKind } from '#contract/survey/tour'
import { BackLink } from '#src/kits/desk/back-link'
import { DeskPage } from '#src/kits/desk/desk-page'
import { FilterSelect } from '#src/kits/desk/filter-select'
import { SearchField } from '#src/kits/desk/search-field'
import { TurnPages } from '#src/kits/desk/turn-pages'
import { useContentLang, useNumbers } from '#src/session/visitor'
import { EmptyState } from '#src/ui/empty-state'
import { paths } from '../../site'
import { plainLabel } from '../parts/question-chart'
import { Tags } from '../parts/tags'
import { results, tags, texts } from '../queries'

/** Answers in the respondents' own words, with a search. */
export function Component() {
  const { t } = useTranslation('admin.surveys')
  const lang = useContentLang()
  const numbers = useNumbers()
  const kind = useParams().kind as SurveyKind
  const [search] = useSearchParams()
  const { data: answered } = useSuspenseQuery(results(kind))
  const { data: allTags } = useSuspenseQuery(tags(kind))
  const { data } = useSuspenseQuery(texts(kind, search))
  return (
    <DeskPage
      title={`${t('words.title')}: ${t(`tabs.${kind}`)}`}
      back={<BackLink to={paths.survey(kind)}>{t(`tabs.${kind}`)}</BackLink>}
    >
      <p className="mb-4 max-w-reading text-sm text-muted">{t('words.lead')}</p>
      <div className="mb-4 flex flex-wrap gap-2">
        <SearchField what={t('words.searched')} />
        <FilterSelect
          name="question"
          label={t('head.question')}
          any={t('words.any')}
          clears={['cursor']}
          options={answered.texts.map(({ id, label }) => ({ value: id, label: plainLabel(label[lang]) }))}
        />
        {allTags.length > 0 && (
          <FilterSelect
            name="tag"
            label={t('tags.label')}
            any={t('tags.any')}
            clears={['cursor']}
            options={allTags.map(({ tag, answers }) => ({ value: tag, label: `${tag} (${numbers(answers)})` }))}
          />
        )}
      </div>
      {data.items.length === 0 ? (
        <EmptyState>{t('words.none')}</EmptyState>
      ) : (
        <>
          <p className="mb-2 text-sm text-muted figures">
            {t(data.total.more ? 'words.totalMore' : 'words.total', { count: data.total.count })}
          </p>
          <ul className="ruled mb-4 rounded-md border border-line bg-surface">
            {data.items.map(({ id, area, label, words, tags: own }) => (
              <li key={id} className="px-4 py-3">
                <p className="whitespace-pre-line wrap-anywhere">{words}</p>
                <p className="mt-1 text-sm text-muted">
                  {area && `${t(`area.${area}`)} · `}
                  {plainLabel(label[lang])}
                </p>
                <Tags id={id} kind={kind} tags={own} words={words} suggestions={allTags.map(({ tag }) => tag)} />
              </li>
            ))}
          </ul>
        </>
      )}
      <TurnPages next={data.next} previous={data.previous} />
    </DeskPage>
  )
}
