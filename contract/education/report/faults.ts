import { faultsBy, type SectionFault } from '../sections'
import { differencesOf, needsWhy, type ReportPlan } from './differences'
import type { ReportFileKind } from './report'
import { completeReport, type ReportSection, reportSections, type WrittenReport } from './sections'

/** A missing or invalid field of a report, with its section. */
export interface ReportFault extends SectionFault {
  readonly section: ReportSection
}

/** Further input of the rules: the existing files by id, and the day in Seoul. */
export interface ReportScene extends ReportPlan {
  readonly files: ReadonlyMap<string, ReportFileKind>
  readonly today: string
}

/** Days and entries must be those of the plan; differences need a reason. */
function daysFaults({ days }: WrittenReport['days'], { plan }: ReportScene): SectionFault[] {
  const expected = plan.trip.days
  const isPlan =
    days.length === expected.length &&
    expected.every(
      ({ date, activities }, at) => days[at]?.date === date && days[at]?.planned.length === activities.length,
    )
  if (!isPlan) return [{ path: 'days', code: 'validation.invalid' }]
  return days.flatMap(({ planned }, at) =>
    planned.flatMap(({ outcome, words }, nth) =>
      (outcome === 'changed' || outcome === 'not_done') && words.trim() === ''
        ? [{ path: `days.${at}.planned.${nth}.words`, code: 'validation.required' }]
        : [],
    ),
  )
}

function receiptFaults({ lines }: WrittenReport['receipts'], { figures, files, today }: ReportScene): SectionFault[] {
  return lines.flatMap(({ id, item, date, file_id }, at) => [
    ...(item !== '' && !figures.items.some((each) => each.id === item)
      ? [{ path: `lines.${at}.item`, code: 'validation.invalid' }]
      : []),
    ...(date > today ? [{ path: `lines.${at}.date`, code: 'validation.date' }] : []),
    ...(file_id !== '' && files.get(file_id) !== 'receipt'
      ? [{ path: `lines.${at}.file_id`, code: 'validation.required' }]
      : []),
    // The same receipt twice would be paid twice.
    ...(lines.findIndex((line) => line.id === id || (file_id !== '' && line.file_id === file_id)) < at
      ? [{ path: `lines.${at}.file_id`, code: 'education.receiptTwice' }]
      : []),
  ])
}

const photoFaults = ({ lines }: WrittenReport['photos'], { files }: ReportScene): SectionFault[] =>
  lines.flatMap(({ id }, at) =>
    files.get(id) === 'photo' && lines.findIndex((line) => line.id === id) === at
      ? []
      : [{ path: `lines.${at}.id`, code: 'validation.invalid' }],
  )

const whyFault = (why: string): SectionFault[] =>
  why.trim() === '' ? [{ path: 'why', code: 'education.explain' }] : []

/** What prevents submitting a report, in the order of the form; client and server use the same rules (product §5). */
export function reportFaults(report: WrittenReport, scene: ReportScene): ReportFault[] {
  const differences = differencesOf(report, scene)
  const more: Record<ReportSection, SectionFault[]> = {
    days: daysFaults(report.days, scene),
    people: needsWhy(differences, 'people') ? whyFault(report.people.why) : [],
    receipts: [
      ...receiptFaults(report.receipts, scene),
      ...(needsWhy(differences, 'receipts') ? whyFault(report.receipts.why) : []),
    ],
    photos: photoFaults(report.photos, scene),
  }
  return reportSections.flatMap((section) => {
    const faults = faultsBy(completeReport[section], report[section])
    const named = new Set(faults.map(({ path }) => path))
    return [...faults, ...more[section].filter(({ path }) => !named.has(path))].map((fault) => ({ section, ...fault }))
  })
}
