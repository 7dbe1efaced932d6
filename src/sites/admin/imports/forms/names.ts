/** The names of columns in English and Korean, in this order. */
export const namesOf = <C extends string>(
  columns: readonly C[],
  en: Readonly<Record<C, string>>,
  ko: Readonly<Record<C, string>>,
) => Object.fromEntries(columns.map((column) => [column, [en[column], ko[column]]])) as Record<C, string[]>
