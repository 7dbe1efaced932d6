import { useTranslation } from 'react-i18next'
import { eligibility, yearAt } from '#contract/education/eligibility'
import type { ReviewedApplication } from '#contract/education/reviewed'
import { ConditionList, verdictTones } from '#src/kits/education/condition-list'

/** The conditions of the year, evaluated for the last submitted version. */
export function DetailConditions({ application }: { application: ReviewedApplication }) {
  const { t } = useTranslation('edu-admin.review')
  const { written, program, submitted_at } = application
  const documents = application.documents.map(({ kind }) => kind)
  const { verdict, conditions } = eligibility({ written, documents }, yearAt(program, submitted_at))
  return (
    <section className="mt-5 stack-3 border-t border-line pt-4 text-sm" aria-label={t('part.eligibility')}>
      <h2 className="text-base font-bold">{t('part.eligibility')}</h2>
      <p className={`font-medium ${verdictTones[verdict]}`}>{t(`eligibility.${verdict}`)}</p>
      <ConditionList conditions={conditions} />
      <p className="text-muted">{t('eligibility.day')}</p>
    </section>
  )
}
