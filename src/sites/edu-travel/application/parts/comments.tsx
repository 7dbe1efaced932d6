import type { Section } from '#contract/education/sections'
import { useFieldWords } from '#src/kits/education/use-field-words'
import { SectionComments } from '../../parts/section-comments'
import { useFormScene } from './form-context'

/** The reviewers' comments on a section of an application. */
export function Comments({ section }: { section: Section }) {
  const { application } = useFormScene()
  const words = useFieldWords(application.program.figures)
  return (
    <SectionComments
      section={section}
      revisions={application.revisions}
      labelOf={section === 'documents' ? undefined : (field) => words.label(section, field)}
    />
  )
}
