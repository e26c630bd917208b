import type { TableRow } from '../../publishers/index.ts'
import {
  digestOf,
  type BuildSteps,
  type ChosenSource,
  type Fact,
  type Finding,
  type RowIdentity,
  type Staging,
  type VanishedFacts,
  type VanishedRow,
} from '../../releases/index.ts'
import type {
  AnyDirectTable,
  AnyFactKind,
  CompleteRow,
  FactKind,
  Facts,
  Family,
  FindRefusal,
  KeptRows,
} from './family.ts'

const IDENTITY_DIGITS = 32

/** Parts of a collection, and the sentence about what a release of them covers. */
type Parts = {
  readonly families: readonly Family[]
  readonly describeCoverage?: DescribeCoverage | undefined
}

/** `counts`: the figures of all families. */
type DescribeCoverage = (
  facts: Facts,
  staging: Staging,
  written: KeptRows,
  counts: Readonly<Record<string, unknown>>,
) => string

/** Steps that make the rows of all families. */
export const beginFamilies = ({ families, describeCoverage }: Parts, staging: Staging): BuildSteps => {
  const facts = openFacts(staging)
  const kinds = new Map(families.flatMap((family) => family.facts.map((kind) => [kind.name, kind])))
  const direct = new Map(families.flatMap(({ direct: tables = [] }) => tables.map((one) => [one.table, one])))
  const completing = new Map<string, CompleteRow[]>()
  const keeping = new Map(families.flatMap(({ kept = {} }) => Object.entries(kept)))
  const written = new Map<string, object[]>()
  const begun = new Map<string, ReturnType<AnyDirectTable['begin']>>()
  const refusing = openRefusals(families)
  return {
    identify: (row, document) => {
      const { table, draft } = row
      const kind = kinds.get(table)
      if (kind !== undefined) return identifyFact(kind, draft, document)
      const refusal = refusing.get(table)?.(row, document)
      return refusal === undefined
        ? identifyDirect(get(direct, table), draft, document)
        : { ...refusal, coverage: {} }
    },
    bodyOf: ({ table, draft }: TableRow, document) => {
      if (kinds.has(table)) return draft
      const bodyOf = begun.getOrInsertComputed(table, () => get(direct, table).begin(facts))
      // A row of this table has its draft.
      return bodyOf(draft as never, document)
    },
    derive: () => {
      for (const family of families)
        for (const [table, complete] of Object.entries(family.derive?.(staging, facts) ?? {}))
          completing.getOrInsertComputed(table, () => []).push(complete)
    },
    *make() {
      const cached = cacheLists(facts)
      for (const family of families) yield* family.make(cached, staging)
    },
    judge: (corrections) => {
      const [judged] = families.flatMap((family) => family.corrections ?? [])
      return judged?.judge(corrections, facts, staging) ?? []
    },
    finish: (table, row, number) => {
      for (const complete of completing.get(table) ?? []) complete(row, number)
      const keep = keeping.get(table)
      // Rows of this table have the parts that are kept.
      if (keep !== undefined) written.getOrInsertComputed(table, () => []).push(keep(row as never))
    },
    finishVanished: completeVanished(families, staging),
    conclude: () => {
      const checks = families.flatMap((family) => family.check?.(facts, staging, written) ?? [])
      const counts = Object.fromEntries(
        families.flatMap((family) => Object.entries(family.count?.(facts) ?? {})),
      )
      const statement = describeCoverage?.(facts, staging, written, counts)
      return {
        checks: redactChecks(families, checks),
        counts,
        ...(statement !== undefined && { statement }),
      }
    },
  }
}

const openRefusals = (families: readonly Family[]): ReadonlyMap<string, FindRefusal> =>
  new Map(
    families.flatMap((family) => {
      const find = family.openRefusals?.()
      return find === undefined ? [] : (family.direct ?? []).map(({ table }) => [table, find] as const)
    }),
  )

/** Checks may quote rows: their texts are public as well. */
const redactChecks = (families: readonly Family[], checks: readonly Finding[]): Finding[] => {
  const redact = (text: string) => families.reduce((left, family) => family.redact?.(left) ?? left, text)
  return checks.map(({ name, rule, faults }) => ({ name, rule: redact(rule), faults: faults.map(redact) }))
}

/** Makes the function that gives the facts of a vanished row to each family. */
const completeVanished = (
  families: readonly Family[],
  staging: Staging,
): ((row: VanishedRow) => VanishedFacts) => {
  let opened: readonly ((row: VanishedRow) => VanishedFacts)[] | undefined
  return (row) => {
    opened ??= families.flatMap((family) => family.completeVanished?.(staging) ?? [])
    return opened.reduce((lastSeenAs, complete) => complete({ ...row, lastSeenAs }), row.lastSeenAs)
  }
}

/** Lists the staged facts of a kind. */
const openFacts = (staging: Staging): Facts => ({
  list: <Draft>({ name }: { readonly name: string }) =>
    // A fact of this kind has the draft that its publisher gives.
    staging.listFacts(name) as Iterable<Fact<Draft>>,
})

/** Parses each kind once for all families. The lists are freed when the rows are made. */
const cacheLists = (facts: Facts): Facts => {
  const lists = new Map<string, readonly unknown[]>()
  return {
    list: <Draft>(kind: FactKind<Draft>) =>
      // The facts of a kind have its drafts.
      lists.getOrInsertComputed(kind.name, () => [...facts.list(kind)]) as readonly Fact<Draft>[],
  }
}

const identifyFact = (kind: AnyFactKind, draft: object, document: ChosenSource): RowIdentity => ({
  dataset: null,
  coverage: {},
  lastSeenAs: {},
  prefix: 'fact',
  // A fact of this kind has its draft.
  content: kind.contentOf?.(draft as never) ?? draft,
  // The same draft.
  identity: digestOf([kind.name, kind.identityOf(draft as never, document)], IDENTITY_DIGITS),
})

const identifyDirect = (direct: AnyDirectTable, draft: object, document: ChosenSource): RowIdentity => ({
  dataset: direct.table,
  coverage: {},
  // The same draft.
  lastSeenAs: direct.lastSeenAs?.(draft as never) ?? {},
  prefix: direct.prefix,
  // A row of this table has its draft.
  identity: digestOf([direct.table, direct.identityOf(draft as never, document)], IDENTITY_DIGITS),
})

const get = (direct: ReadonlyMap<string, AnyDirectTable>, name: string): AnyDirectTable => {
  const table = direct.get(name)
  if (table === undefined) throw new Error(`the collection has no table or fact ${name}`)
  return table
}
