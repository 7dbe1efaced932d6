import { useTranslation } from 'react-i18next'
import { type DocumentKind, documentKinds, neededDocuments } from '#contract/education/documents'
import { FormLink } from '../../parts/form-link'

const everybody = neededDocuments('school')
const agencies = neededDocuments('agency').filter((kind) => !everybody.includes(kind))
const groups = [
  { key: 'everybody', kinds: documentKinds.filter((kind) => everybody.includes(kind)) },
  { key: 'agency', kinds: agencies },
] as const

/** The documents that an application needs, by type of applicant: the application's own rule (product §3). */
export function DocumentList() {
  const { t } = useTranslation('edu-travel.program')
  return (
    <div className="grid items-start gap-x-12 gap-y-10 lg:grid-cols-2">
      {groups.map(({ key, kinds }) => (
        <div key={key}>
          <h3 className="text-lg font-bold">{t(`documents.${key}`)}</h3>
          <ul className="mt-3 ruled border-y border-line">
            {kinds.map((kind) => (
              <Document key={kind} kind={kind} />
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}

function Document({ kind }: { kind: DocumentKind }) {
  const { t } = useTranslation('edu-travel.program')
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 py-4">
      <div className="min-w-0 flex-1 basis-56">
        <h4 className="font-semibold">{t(`documents.${kind}.name`)}</h4>
        <p className="mt-0.5 text-sm text-muted">{t(`documents.${kind}.text`)}</p>
      </div>
      <FormLink kind={kind} name={t(`documents.${kind}.name`)} />
    </li>
  )
}
