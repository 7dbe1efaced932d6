import type { CompanyRow } from '#contract/fair/company'
import { Picture } from '#src/ui/picture'
import { useOwnWords } from '../../company/parts/use-own-words'

/** The logo of a company, or the first letter of its name in the reader's language. */
export function CompanyMark({
  company: { logo, company_en, company_ko },
}: {
  company: Pick<CompanyRow, 'logo' | 'company_en' | 'company_ko'>
}) {
  const ownWords = useOwnWords()
  return (
    <span
      aria-hidden="true"
      className="flex size-11 shrink-0 items-center justify-center overflow-hidden rounded-md border border-line bg-surface font-bold text-brand"
    >
      {logo ? (
        <Picture picture={logo} sizes="44px" className="size-full object-contain" />
      ) : (
        ownWords(company_en, company_ko).charAt(0)
      )}
    </span>
  )
}
