import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { VERDICTS, type Figures } from '../../test/mutations/count-verdicts.ts'
import { DECLARATIONS } from '../../test/mutations/declarations.ts'
import { buildTable } from './table.ts'

/** The reference page of the mutations: what each publisher made of them, and what no one can see. */
export const buildMutationsPage = (root: string): Promise<string> => {
  // The kit writes the file in this form.
  const figures = JSON.parse(readFileSync(join(root, 'test/mutations/figures.json'), 'utf8')) as Figures
  const rows = Object.entries(figures).map(([publisher, counts]) => [
    `\`${publisher}\``,
    ...VERDICTS.map((verdict) => String(counts[verdict])),
  ])
  const totals = VERDICTS.map((verdict) =>
    String(Object.values(figures).reduce((sum, counts) => sum + counts[verdict], 0)),
  )
  return Promise.resolve(
    [
      INTRODUCTION,
      buildTable(['Publisher', ...VERDICTS], [...rows, ['together', ...totals]]),
      `## Cannot be seen\n\n${buildTable(['Publisher', 'Columns', 'Mutations', 'Why'], listUnseen())}`,
    ].join('\n\n'),
  )
}

const INTRODUCTION = `# Mutations

<!-- Made by \`npm run generate\` from scripts/generate/mutations-page.ts, test/mutations/figures.json and the declarations. -->

A kit changes one value of a valid document at a time, by its kind (amount, unit, day, name, code, id, place, text, list, number format, pairs of facts that must agree), and the whole document (order, page, encoding). Each publisher declares the kinds of its columns in \`test/mutations/declarations\`. The publisher reads each changed document, and the rows are compared with those of the valid one. None may be wrong in silence.

- **right**: the rows are the same, or say the same in other letters.
- **refused**: the row is refused, with the reason.
- **flagged**: the row has a flag, or null in the place of the value.
- **stopped**: the whole document is refused, or its printed total contradicts its rows.
- **unseen**: the value is one that might stand there, so that no reader of the document can tell. Each entry below has its reason.`

const listUnseen = (): readonly (readonly string[])[] => {
  const rows = DECLARATIONS.flatMap(({ publisher, unseen = [] }) =>
    unseen.map(({ columns = ['every column'], mutations, why }) => [
      `\`${publisher}\``,
      columns.join(', '),
      mutations.join('; '),
      why,
    ]),
  )
  return [...new Map(rows.map((row) => [row.join('|'), row])).values()]
}
