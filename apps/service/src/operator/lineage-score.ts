import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { LineageLink } from '@rotunda/contract'
import { ENACTED_PROJECTS } from '../collections/enacted-projects/index.ts'
import { readLabels } from '../collections/enacted-projects/lineage/index.ts'
import {
  FEWEST_PAIRS,
  scoreLabels,
  type LineageScore,
} from '../collections/enacted-projects/lineage/index.ts'
import { OperatorFault } from '../platform/index.ts'
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
    `The command gives precision and recall by grade. With fewer than ${FEWEST_PAIRS} pairs nothing is measured.`,
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
    const labels = readLabels(await readText(resolve(directory, getOperand(line))))
    const { releases } = placesOf(settings, ENACTED_PROJECTS)
    const { id } = getRelease(releases, findOption(line, 'release') ?? 'latest').summary
    // The links of a release fit the schema of its table.
    const links = [...readRows(join(releases, id, 'data/links.json'))] as readonly LineageLink[]
    const score = scoreLabels(
      labels,
      links.map(({ record_id: record, project_id: project, grade }) => ({ record, project, grade })),
    )
    return { json: { release: id, ...score }, text: describe(score) }
  },
}

const readText = (path: string): Promise<string> =>
  readFile(path, 'utf8').catch((cause: unknown) => {
    throw new OperatorFault('invalid_query', `${path} could not be read (${nameCause(cause)}).`, { cause })
  })

const describe = ({ pairs, same, different, grades }: LineageScore): string => {
  const counts = `${pairs} pairs; both readers call ${same} the same project and ${different} different ones.`
  if (grades === null) return `${counts}\nNot measured: at least ${FEWEST_PAIRS} pairs are needed.`
  const rows = grades.map(({ grade, links, precision, recall }) => [
    grade,
    String(links),
    show(precision),
    show(recall),
  ])
  return [counts, formatTable([['GRADE', 'LINKS', 'PRECISION', 'RECALL'], ...rows])].join('\n')
}

const show = (share: number | null): string => (share === null ? 'none' : share.toFixed(3))
