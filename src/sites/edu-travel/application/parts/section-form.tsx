import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { complete, type Written, type WrittenSection } from '#contract/education/sections'
import { useFieldWords } from '#src/kits/education/use-field-words'
import { Conflict } from '../../parts/conflict'
import { SavedForm } from '../../parts/saved-form'
import type { SectionSaver } from '../../parts/section-saver'
import { Comments } from './comments'
import { useFormScene } from './form-context'
import { Locked } from './locked'
import { PartWords } from './part-words'

interface SectionFormProps<S extends WrittenSection> {
  section: S
  children: ReactNode
}

/** The fields of one section of an application, with the reviewers' comments above them. */
export function SectionForm<S extends WrittenSection>({ section, children }: SectionFormProps<S>) {
  const { t } = useTranslation('edu-travel.application')
  const { application, savers } = useFormScene()
  const words = useFieldWords(application.program.figures)
  const saver = savers[section] as unknown as SectionSaver<Written[S]>
  const isOpen = application.open.includes(section)
  return (
    <SavedForm
      saver={saver}
      schema={complete[section]}
      label={t(`step.${section}`)}
      isOpen={isOpen}
      labelOf={(path) => words.label(section, path)}
      notes={
        <>
          {!isOpen && <Locked />}
          <Comments section={section} />
          <Conflict
            saver={saver}
            labelOf={(part) => words.label(section, part)}
            say={(part, value, other) => <PartWords section={section} {...{ part, value, other }} />}
          />
        </>
      }
    >
      {children}
    </SavedForm>
  )
}
