import { ChipLink, Chips } from '#src/ui/chip'

/** The views of a list; each is an address. */
export const Views = ({ label, views }: { label: string; views: { label: string; to: string; on: boolean }[] }) => (
  <Chips label={label}>
    {views.map(({ label: name, to, on }) => (
      <ChipLink key={to} to={to} on={on}>
        {name}
      </ChipLink>
    ))}
  </Chips>
)
