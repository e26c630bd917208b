import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { LineageLink } from '@rotunda/contract'
import { parse } from 'csv-parse/sync'
import { ENACTED_PROJECTS } from '../collections/enacted-projects/index.ts'
import {
  FEWEST_PAIRS,
  scoreLabels,
  type KnownItems,
  type LineageScore,
} from '../collections/enacted-projects/lineage/index.ts'
import { OperatorFault } from '../platform/index.ts'
import { DocumentRefused } from '../publishers/index.ts'
import { readLabels } from '../publishers/lineage/index.ts'
import { readRows } from '../releases/bundle/index.ts'
import { getRelease } from '../releases/publish/index.ts'
import { formatTable } from '../wiring/format-table.ts'
import { nameCause } from '../wiring/name-cause.ts'
import { placesOf } from '../wiring/places.ts'
import type { Command } from './command.ts'
import { findOption, getOperand } from './command-line.ts'

export const lineageScore: Command = {
  words: 'lineage score',
  needs: 'reading',
  summary: 'Measure the links of a release on pairs that two readers have labelled.',
  details:
    'LABELS is a CSV with the columns record_id, project_id, reader_1 and reader_2. Each reader writes same, different or unsure. ' +
    `The command gives precision and recall by grade. With fewer than ${FEWEST_PAIRS} pairs on which both agree nothing is measured.`,
  examples: ['lineage score labels.csv'],
  operand: { name: 'LABELS', description: 'File of labelled pairs.' },
  options: [
    {
      name: 'release',
      value: 'RELEASE',
      description:
        'Beginning of the id of a release of enacted-projects, or its snapshot; the latest when left out.',
    },
  ],
  run: async (line, { settings, directory }) => {
    const labels = parseLabels(await readText(resolve(directory, getOperand(line))))
    const { releases } = placesOf(settings, ENACTED_PROJECTS)
    const { id } = getRelease(releases, findOption(line, 'release') ?? 'latest').summary
    const data = join(releases, id, 'data')
    // The links of a release fit the schema of its table.
    const links = [...readRows(join(data, 'links.json'))] as readonly LineageLink[]
    const score = scoreLabels(
      labels,
      links.map(({ record_id: record, project_id: project, grade }) => ({ record, project, grade })),
      readKnown(data),
    )
    return { json: { release: id, ...score }, text: describe(score) }
  },
}

const parseLabels = (text: string) => {
  try {
    return readLabels(text)
  } catch (cause) {
    throw cause instanceof DocumentRefused
      ? new OperatorFault('invalid_query', cause.message, { cause })
      : cause
  }
}

/** Ids of the records and projects that the release compared. */
const readKnown = (data: string): KnownItems => {
  const facts: readonly { readonly fact: string }[] = parse(
    readFileSync(join(data, 'facts-lineage-record.csv'), 'utf8'),
    { columns: true },
  )
  // The release wrote the facts and the rows.
  const idOf = (row: unknown): string => (row as { readonly id: string }).id
  return {
    records: new Set(facts.map(({ fact }) => idOf(JSON.parse(fact)))),
    projects: new Set([...readRows(join(data, 'projects.json'))].map(idOf)),
  }
}

const readText = (path: string): Promise<string> =>
  readFile(path, 'utf8').catch((cause: unknown) => {
    throw new OperatorFault('invalid_query', `${path} could not be read (${nameCause(cause)}).`, { cause })
  })

const describe = (score: LineageScore): string => {
  const { pairs, same, different, disagreed, unsure, unknown, grades } = score
  const counts =
    `${pairs} pairs: both readers call ${same} the same project and ${different} different ones. ` +
    `They disagree on ${disagreed}, a reader is unsure of ${unsure}, and ${unknown} are not in the release.`
  if (grades === null)
    return `${counts}\nNot measured: the readers must agree on at least ${FEWEST_PAIRS} pairs.`
  const rows = grades.map(({ grade, links, precision, recall }) => [
    grade,
    String(links),
    show(precision),
    show(recall),
  ])
  return [counts, formatTable([['GRADE', 'LINKS', 'PRECISION', 'RECALL'], ...rows])].join('\n')
}

const show = (share: number | null): string => (share === null ? 'none' : share.toFixed(3))
