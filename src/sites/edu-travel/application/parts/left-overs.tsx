import { useTranslation } from 'react-i18next'
import { type Written, type WrittenSection, writtenSections } from '#contract/education/sections'
import { useFieldWords } from '#src/kits/education/use-field-words'
import { LeftOver } from '../../parts/left-over'
import type { SectionSaver } from '../../parts/section-saver'
import { storedOf } from '../../parts/use-section-savers'
import { savedSections } from '../use-savers'
import { useFormScene } from './form-context'
import { PartWords } from './part-words'

/** Unsaved text of sections that were closed meanwhile, shown on every step. */
export function LeftOvers() {
  const { t } = useTranslation('edu-travel.application')
  const { application, savers } = useFormScene()
  const words = useFieldWords(application.program.figures)
  const of = <S extends WrittenSection>(section: S) => (
    <LeftOver
      key={section}
      saver={savers[section] as unknown as SectionSaver<Written[S]>}
      section={t(`step.${section}`)}
      stored={storedOf(savedSections, application, section)}
      labelOf={(part) => words.label(section, part)}
      say={(part, value) => <PartWords section={section} part={part} value={value} />}
    />
  )
  return writtenSections.map((section) => of(section))
}
