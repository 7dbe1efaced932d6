import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down'

interface DeskHeadProps {
  header: string
  align?: 'end' | undefined
  direction: 'asc' | 'desc' | false
  /** Without it the list cannot be sorted by this column. */
  onSort?: (() => void) | undefined
}

/** The head of a column, for wide screens; a press sorts by it, the next one reverses the order. */
export function DeskHead({ header, align, direction, onSort }: DeskHeadProps) {
  const Icon = direction === 'asc' ? ArrowUp : direction === 'desc' ? ArrowDown : ChevronsUpDown
  return (
    <th
      scope="col"
      aria-sort={direction ? (direction === 'asc' ? 'ascending' : 'descending') : undefined}
      className={`h-9 px-3 font-semibold whitespace-nowrap max-md:hidden ${align === 'end' ? 'text-end' : 'text-start'}`}
    >
      {onSort ? (
        <button type="button" onClick={onSort} className="inline-flex items-center gap-1 rounded-sm hover:text-accent">
          {header}
          <Icon className={`size-3.5 ${direction ? '' : 'text-muted'}`} />
        </button>
      ) : (
        header
      )}
    </th>
  )
}
