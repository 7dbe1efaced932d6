export const en = {
  label: 'Rows',
  read_one: '{{count}} row was read',
  read_other: '{{count}} rows were read',
  bad_one: '{{count}} cell cannot be read',
  bad_other: '{{count}} cells cannot be read',
  cell: 'Row {{row}}, {{column}}: “{{cell}}”',
  cellEmpty: 'Row {{row}}, {{column}}: empty',
  more_one: 'and {{count}} more',
  more_other: 'and {{count}} more',
  none: 'Paste rows to see what is read.',
  tooLong: 'This is too much at once. Paste 2,000 rows at most.',
}

declare global {
  interface TextNamespaces {
    paste: typeof en
  }
}
