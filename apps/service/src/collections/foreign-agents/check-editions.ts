import { dayOf } from '../../publishers/index.ts'
import type { Finding, StagedSource, Staging } from '../../releases/index.ts'
import type { KeptRows } from '../families/index.ts'
import { DOCUMENTS, PRINCIPALS, REGISTRANTS, SHORT_FORMS } from './tables.ts'

/** Part of each row that the checks read. */
export type KeptRow = { readonly id: string; readonly number: string; readonly isOpen: boolean }

/** An edition of all registrants has had 6,718 (2023) and more. */
const WHOLE_EDITION = 6_500
const OPEN = { least: 500, most: 600 } as const
/** Lines that a check names. */
const NAMED_ORPHANS = 5

/** Checks the files against the totals and rules that are known of them. */
export const checkEditions = (staging: Staging, written: KeptRows): readonly Finding[] => [
  checkWidths(staging),
  checkOpen(listKept(written, REGISTRANTS.name)),
  checkRegistrants(staging, written),
  checkVanished(staging),
]

const listKept = (written: KeptRows, table: string): readonly KeptRow[] =>
  // The family keeps these parts.
  (written.get(table) ?? []) as readonly KeptRow[]

/** Reports records of another width. They are refused one by one, so the rest of the file counts. */
const checkWidths = ({ database, documents }: Staging): Finding => {
  const count = database.prepare('select count(*) as rows from refusals where source = ? and reason = ?')
  const found = documents.map(({ number, series, read }) => {
    const refused = Number(count.get(number, 'width_differs')?.['rows'])
    return { series, read, refused }
  })
  const told = found.map(({ series, read, refused }) => `${series} ${refused} of ${read}`).join(', ')
  return {
    name: 'widths',
    rule: `Records have 10, 12, 12 and 8 cells; every other record is refused. Refused because of the number of cells: ${told || 'none'}.`,
    faults: found
      .filter(({ read, refused }) => refused * REFUSED_SHARE > read)
      .map(({ series, read, refused }) => `${series}: ${refused} of ${read} records have another width`),
  }
}

/** One in so many records may have another width: more mean that the file is read by the wrong rule. */
const REFUSED_SHARE = 50

/** The number of open registrations is known of whole editions alone. */
const checkOpen = (registrants: readonly KeptRow[]): Finding => {
  const open = registrants.filter(({ isOpen }) => isOpen).length
  const isWhole = registrants.length >= WHOLE_EDITION
  const isRight = open >= OPEN.least && open <= OPEN.most
  return {
    name: 'open_registrants',
    rule: `A whole edition has ${OPEN.least} to ${OPEN.most} open registrations. This one has ${registrants.length} registrants, ${open} of them open${isWhole ? '' : `: not covered, because a whole edition has at least ${WHOLE_EDITION.toLocaleString('en-US')}`}.`,
    faults: isWhole && !isRight ? [`${open} registrations are open`] : [],
  }
}

/**
 * Every principal has its registrant, if both files are of one day and no registrant was refused. Otherwise the rows are
 * flagged.
 */
const checkRegistrants = (staging: Staging, written: KeptRows): Finding => {
  const registrants = listKept(written, REGISTRANTS.name)
  const numbers = new Set(registrants.map(({ number }) => number))
  const orphans = listKept(written, PRINCIPALS.name).filter(({ number }) => !numbers.has(number))
  const isComparable = registrants.length > 0 && areOfOneDay(staging)
  return {
    name: 'principals_have_registrants',
    rule: `Every principal has a registrant if both files are complete and of the same day. Without a registrant: ${orphans.length}${isComparable ? '' : ' (not covered: there is no complete file of registrants of that day)'}.`,
    faults: isComparable ? orphans.slice(0, NAMED_ORPHANS).map(({ id, number }) => `${id} of ${number}`) : [],
  }
}

const areOfOneDay = ({ database, documents }: Staging): boolean => {
  const find = (series: string): StagedSource | undefined => documents.find((one) => one.series === series)
  const [registrants, principals] = [find(REGISTRANTS.name), find(PRINCIPALS.name)]
  if (registrants?.refusal !== null || principals === undefined) return false
  const refused = database.prepare('select count(*) as rows from refusals where source = ?')
  return (
    dayOf(registrants.source) === dayOf(principals.source) &&
    Number(refused.get(registrants.number)?.['rows']) === 0
  )
}

/** Reports records of the edition before that are gone. vanished.csv and the table of changes list them. */
const checkVanished = ({ database }: Staging): Finding => {
  const rows = database.prepare(VANISHED)
  const told = [REGISTRANTS, PRINCIPALS, SHORT_FORMS, DOCUMENTS]
    .map(({ name }) => `${name} ${Number(rows.get(name)?.['rows'])}`)
    .join(', ')
  return {
    name: 'vanished_listed',
    rule: `Records that an earlier edition has and the newest does not are listed in vanished.csv: ${told}.`,
    faults: [],
  }
}

const VANISHED = `
  select count(distinct id) as rows from seen join followed using (series)
  where dataset = ? and whole = 1
    and not exists (select 1 from present where present.id = seen.id)
    and not exists (select 1 from rows where rows.id = seen.id)
`
