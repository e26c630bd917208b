import type { OfficeHeader, StatementPage } from './read-statement-page.ts'

/** The pay of one office from one account: pages that follow on each other until its payroll is totalled. */
export type OfficePay = {
  /** Null where the page that names the office is not in the document. */
  readonly header: OfficeHeader | null
  readonly pages: readonly StatementPage[]
}

/** Pages in their order. A page without a header goes on with the page before it, if that has the number before. */
export const gatherOffices = (pages: readonly StatementPage[]): readonly OfficePay[] => {
  const offices: { header: OfficeHeader | null; pages: StatementPage[] }[] = []
  let before: StatementPage | undefined
  let isTotalled = false
  for (const page of pages) {
    const last = offices.at(-1)
    const goesOn = page.header === undefined && last !== undefined && follows(before, page)
    if (goesOn && !isTotalled) last.pages.push(page)
    // Below the total of the payroll stand expenses alone: a name there is of no office that is known.
    else if (!goesOn || page.names.length > 0) offices.push({ header: findHeader(page), pages: [page] })
    isTotalled = (goesOn && isTotalled) || page.totals.includes(NET)
    before = page
  }
  return offices
}

/** Without one number of its own a page may be two of them, whose names are of two offices. */
const findHeader = ({ header, number }: StatementPage): OfficeHeader | null =>
  number === null ? null : (header ?? null)

export const NET = 'Net Payroll Expenses'

/**
 * The pages before one that goes on with an office that is named on none of these: `B-43`, or `B-44 to B-46`. Undefined
 * where there is no such page, or the pages have no numbers to tell by.
 */
export const findMissingPages = (pages: readonly StatementPage[]): Missing | undefined => {
  for (const [index, page] of pages.entries()) {
    const before = pages[index - 1]
    if (page.header !== undefined || page.number === null || page.names.length === 0) continue
    if (before?.number === null || follows(before, page)) continue
    const [last, least] = [numberOf(page.number) - 1, before === undefined ? 0 : numberOf(before.number) + 1]
    const isBetween = before !== undefined && least < last
    return { page: page.number, missing: isBetween ? `B-${least} to B-${last}` : `B-${last}` }
  }
  return undefined
}

type Missing = { readonly page: string; readonly missing: string }

const follows = (before: StatementPage | undefined, { number }: StatementPage): boolean =>
  typeof before?.number === 'string' && number !== null && numberOf(number) === numberOf(before.number) + 1

export const numberOf = (text: string): number => Number(text.slice(2))
