import { createContext, type ReactNode, use, useMemo } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { WrittenQuestions } from '#contract/survey/desk'
import { type DefinitionFault, definitionFaults } from '#contract/survey/questions'
import { Alert } from '#src/ui/alert'
import { definitionOf, type TypingSurvey } from '../typed-questions'

const FaultsContext = createContext<readonly DefinitionFault[]>([])

interface FaultsProviderProps {
  written: WrittenQuestions
  children: ReactNode
}

/** Finds what does not fit together while the questions are edited; what is inside renders again only when that changes. */
export function FaultsProvider({ written, children }: FaultsProviderProps) {
  const { control } = useFormContext<TypingSurvey>()
  const typing = useWatch({ control }) as TypingSurvey
  const found = JSON.stringify(definitionFaults(definitionOf(typing), [written.definition]))
  const faults = useMemo(() => JSON.parse(found) as DefinitionFault[], [found])
  return <FaultsContext value={faults}>{children}</FaultsContext>
}

/** Whether a question does not fit what comes before it. */
export const useMisfit = (id: string): boolean => use(FaultsContext).some(({ question }) => question === id)

/** What does not fit together, by the names of the questions. */
export function Faults() {
  const { t } = useTranslation('admin.surveys')
  const faults = use(FaultsContext)
  if (faults.length === 0) return null
  return (
    <Alert tone="error" live title={t('questions.faults')}>
      <ul className="list-disc ps-5">
        {faults.map(({ kind, question, other }) => (
          <li key={`${kind} ${question} ${other}`}>{t(`questions.fault.${kind}`, { question, other })}</li>
        ))}
      </ul>
    </Alert>
  )
}
