import type { Finding, Staging } from '../../releases/index.ts'
import { formatCents } from '../../publishers/lda/index.ts'
import type { Facts } from '../families/index.ts'
import { describeWalks, listWalks, type Walk } from './walks.ts'
import { countFlags, FLAGGED_CODES } from './flag-rows.ts'
import { listCodes } from './staged-filings.ts'
import { CHANGED } from './filings/refuse-repeated.ts'
import { FILINGS_OF_YEARS, LOBBYING_TOTALS } from './published-totals.ts'

/** Checks of a release. A finding without faults only reports. */
export const checkLobbying = (facts: Facts, staging: Staging): readonly Finding[] => {
  const walks = listWalks(facts, staging)
  return [
    {
      name: 'lobbying_counts',
      rule: `The source says how many records a list has, before and after a walk. ${describeWalks(walks)}`,
      faults: [],
    },
    checkYears(walks, staging),
    checkGroups(staging),
    checkSums(staging),
    reportChanged(staging),
    checkCodes(staging),
    reportBodies(staging),
    reportFlags(staging),
  ]
}

/**
 * A whole year has at least the filings that it had in August 2026: filings are added and never removed. Invented years
 * are compared with nothing.
 */
const checkYears = (walks: readonly Walk[], staging: Staging): Finding => {
  const isReal = staging.documents.some(({ source }) => source.publisher === 'lda' && !source.sample)
  const whole = walks.filter(({ year, isWhole }) => year !== null && isWhole && isReal)
  const few = whole.flatMap(({ year, read }) => {
    const least = year === null ? undefined : FILINGS_OF_YEARS[year]
    return least !== undefined && read < least ? [`${year} has ${read} filings, and had ${least} before`] : []
  })
  const rich = listIncomes(staging).flatMap(({ year, cents }) => {
    const total = LOBBYING_TOTALS[year]
    return isReal && total !== undefined && cents > total * CENTS
      ? [`the income of ${year} is ${formatCents(cents)}, above all known spending, ${total}`]
      : []
  })
  const named = whole.map(({ year }) => year).join(', ') || 'none'
  return {
    name: 'lobbying_years',
    rule: `A year that was read completely has at least the filings that were counted on 3 August 2026, and no year has more income than OpenSecrets counts spending. Years read completely: ${named}.`,
    faults: [...few, ...rich],
  }
}

const CENTS = 100

const listIncomes = ({ database }: Staging): { year: number; cents: number }[] =>
  database
    .prepare(
      `select body ->> 'year' as year, sum(body ->> 'income_cents') as cents from rows join bodies using (row)
       where kind = 'filings' and body ->> 'group_latest' group by 1 order by 1`,
    )
    .all()
    .map(({ year, cents }) => ({ year: Number(year), cents: Number(cents) }))

/** Exactly one filing of a group counts, or all of them are marked as ambiguous. */
const checkGroups = ({ database }: Staging): Finding => {
  const groups = database
    .prepare(
      `select body ->> 'group_key' as key, count(*) as filings, sum(body ->> 'group_latest') as latest,
         sum(body ->> 'group_ambiguous') as ambiguous
       from rows join bodies using (row) where kind = 'filings' group by 1`,
    )
    .all()
    .map(({ key, filings, latest, ambiguous }) => ({
      key: String(key),
      filings: Number(filings),
      latest: Number(latest),
      ambiguous: Number(ambiguous),
    }))
  const isSound = ({ filings, latest, ambiguous }: (typeof groups)[number]) =>
    ambiguous === 0 ? latest === 1 : latest === 0 && ambiguous === filings
  const doubtful = groups.filter(({ ambiguous }) => ambiguous > 0).length
  return {
    name: 'lobbying_groups',
    rule: `One filing of each group counts, or the whole group is marked as ambiguous. Groups: ${groups.length}; with several filings: ${groups.filter(({ filings }) => filings > 1).length}; ambiguous: ${doubtful}.`,
    faults: groups.filter((group) => !isSound(group)).map(({ key }) => `the group ${key}`),
  }
}

const checkSums = ({ database }: Staging): Finding => {
  const sums = (['income_cents', 'expenses_cents'] as const).map((field) => {
    const found = database
      .prepare(
        `select coalesce(sum(body ->> '${field}'), 0) as every,
           coalesce(sum(body ->> '${field}') filter (where body ->> 'group_latest'), 0) as latest
         from rows join bodies using (row) where kind = 'filings'`,
      )
      .get()
    return { field, every: Number(found?.['every']), latest: Number(found?.['latest']) }
  })
  const texts = sums.map(
    ({ field, every, latest }) =>
      `${field.replace('_cents', '')}: ${formatCents(latest)} in filings that count, ${formatCents(every)} in all`,
  )
  return {
    name: 'lobbying_sums',
    rule: `Filings that count never add up to more than all filings. In dollars, ${texts.join('; ')}.`,
    faults: sums.filter(({ every, latest }) => latest > every).map(({ field }) => field),
  }
}

/** A filing that changed during a walk is published as its newest page has it. */
const reportChanged = ({ database }: Staging): Finding => {
  const names = database
    .prepare(
      `select distinct substr(detail, 1, instr(detail, ': ') - 1) as name
       from (select body ->> 'detail' as detail from refusals where reason = ?) order by 1`,
    )
    .all(CHANGED)
    .map(({ name }) => String(name))
  const shown = names.length === 0 ? '' : ` (${names.slice(0, SHOWN).join(', ')})`
  return {
    name: 'lobbying_changed',
    rule: `If several pages of a walk have a record, the newest page counts. Records that changed between two pages: ${names.length}${shown}.`,
    faults: [],
  }
}

/**
 * Codes of filings that are in no list of codes, or that a filing names otherwise than the list: one of the two is
 * wrong. A list that was not read is not checked.
 */
const checkCodes = (staging: Staging): Finding => {
  const kinds = [
    ['filing_type', 'filings', `body ->> 'filing_type'`, `body ->> 'filing_type_name'`],
    ['filing_type', 'contribution-reports', `body ->> 'filing_type'`, `body ->> 'filing_type_name'`],
    ['general_issue', 'activities', `body ->> 'issue_code'`, `body ->> 'issue_name'`],
    [
      'contribution_type',
      'contribution-items',
      `body ->> 'contribution_type'`,
      `body ->> 'contribution_type_name'`,
    ],
  ] as const
  const checked = kinds.filter(([kind]) => listCodes(staging, kind).size > 0)
  const faults = checked.flatMap(([kind, table, code, name]) => {
    const known = listCodes(staging, kind)
    return listNamed(staging, { table, code, name }).flatMap((one) => {
      const listed = known.get(one.code)
      if (listed === undefined) return [`${kind} ${one.code}`]
      return one.name === null || one.name === listed ? [] : [`${kind} ${one.code} is named “${one.name}”`]
    })
  })
  const names = [...new Set(checked.map(([kind]) => kind))].join(', ') || 'none'
  return {
    name: 'lobbying_codes',
    rule: `Every code of a filing is in the list of codes, with its name. Lists that were read: ${names}.`,
    faults: [...new Set(faults)],
  }
}

/** Old filings name bodies that the list no longer has: they are reported. */
const reportBodies = (staging: Staging): Finding => {
  const known = listCodes(staging, 'government_entity')
  const found = staging.database
    .prepare(
      `select distinct item.value ->> 'entity_id' as id from rows join bodies using (row),
         json_each(body, '$.entities') as item where kind = 'activities'`,
    )
    .all()
    .map(({ id }) => String(id))
  const unknown = found.filter((id) => !known.has(id)).toSorted()
  return {
    name: 'lobbying_bodies',
    rule:
      known.size === 0
        ? 'The list of bodies of government was not read, so the bodies in filings are not compared with it.'
        : `Bodies in filings: ${found.length}; in no list of codes: ${unknown.length}${unknown.length === 0 ? '' : ` (${unknown.slice(0, SHOWN).join(', ')})`}.`,
    faults: [],
  }
}

/** Codes of places and names may be older than the lists, as those of bodies are, so they are flagged and stop nothing. */
const reportFlags = (staging: Staging): Finding => {
  const counts = countFlags(staging).map(([name, rows]) => `${name} ${rows}`)
  const lists = FLAGGED_CODES.filter((kind) => listCodes(staging, kind).size > 0)
  return {
    name: 'lobbying_flags',
    rule: `A doubtful row has a flag. Rows by flag: ${counts.join(', ') || 'none'}. Lists of codes that were read for the flags: ${lists.join(', ') || 'none'}.`,
    faults: [],
  }
}

const SHOWN = 20

type Named = { readonly table: string; readonly code: string; readonly name: string }

const listNamed = ({ database }: Staging, { table, code, name }: Named) =>
  database
    .prepare(
      `select distinct ${code} as code, ${name} as name from rows join bodies using (row)
       where kind = ? order by 1, 2`,
    )
    .all(table)
    .map((row) => ({ code: String(row['code']), name: row['name'] === null ? null : String(row['name']) }))
