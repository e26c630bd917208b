/** Pages of the House and the Senate are minors: their pay is public, their names are not passed on. */
export const isMinor = (title: string): boolean => PAGE.test(title)

const PAGE =
  /^(?:(?:HOUSE|SENATE|CAPITOL|SUMMER|DEMOCRATIC|REPUBLICAN|MAJORITY|MINORITY|CLOAKROOM)\s+)*PAGES?$/i

export const LEFT_OUT = {
  reason: 'minor',
  detail: 'Pages are minors: the row is counted, and its name is published nowhere here.',
} as const

/** The cells of a row without the name. */
export const leaveNameOut = (
  cells: Readonly<Record<string, string>>,
  column: string,
): Readonly<Record<string, string>> => ({ ...cells, [column]: '' })
