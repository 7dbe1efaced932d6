import type { CompanyRow } from '#contract/fair/company'
import { Picture } from '#src/ui/picture'

/** The logo of a company, or its first letter. */
export const CompanyMark = ({
  company: { logo, company_en },
}: {
  company: Pick<CompanyRow, 'logo' | 'company_en'>
}) => (
  <span
    aria-hidden="true"
    className="flex size-11 shrink-0 items-center justify-center overflow-hidden rounded-md border border-line bg-surface font-bold text-brand"
  >
    {logo ? <Picture picture={logo} sizes="44px" className="size-full object-contain" /> : company_en.charAt(0)}
  </span>
)
