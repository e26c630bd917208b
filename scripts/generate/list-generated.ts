import { loadCommands } from '../../apps/service/src/operator/command-table.ts'
import type { CommandDescription } from '../../apps/service/src/operator/command.ts'
import {
  JUDGED,
  makeLineageSample,
  measureSample,
} from '../../apps/service/src/collections/enacted-projects/lineage/testing.ts'
import { describeApis } from '../../apps/service/src/http/describe/describe-apis.ts'
import { buildCommandsPage } from './commands-page.ts'
import { buildConfigurationPage } from './configuration-page.ts'
import { buildConfusables } from './confusables.ts'
import { buildFieldsPage } from './fields-page.ts'
import type { Generated } from './generated.ts'
import { buildLimitsPage } from './limits-page.ts'
import { buildMutationsPage } from './mutations-page.ts'
import { listPagesWithCuts } from './pages-with-cuts.ts'
import { buildProblemsPage } from './problems-page.ts'
import { buildStylesheet } from './stylesheet.ts'
import { buildVocabularyPage } from './vocabulary-page.ts'

/** Every generated file of the repository: to add one, add a line. */
export const listGenerated = (root: string): Generated[] => [
  { file: 'docs/reference/problems.md', build: buildProblemsPage },
  { file: 'docs/reference/configuration.md', build: buildConfigurationPage },
  { file: 'apps/service/src/operator/described-commands.json', build: buildDescribedCommands },
  { file: 'docs/reference/commands.md', build: buildCommandsPage },
  { file: 'docs/reference/fields.md', build: buildFieldsPage },
  { file: 'docs/explanation/limits.md', build: buildLimitsPage },
  { file: 'docs/reference/vocabulary.md', build: buildVocabularyPage },
  { file: 'docs/reference/mutations.md', build: () => buildMutationsPage(root) },
  { file: 'apps/service/src/people/confusables.json', build: buildConfusables },
  {
    file: 'apps/service/src/collections/enacted-projects/lineage/sample-scores.json',
    build: () => Promise.resolve(JSON.stringify(measureSample(makeLineageSample(JUDGED), JUDGED.seed))),
  },
  { file: 'apps/web/src/generated/style.css', build: () => buildStylesheet(root), isFormatted: true },
  ...listApiDescriptions(),
  ...listPagesWithCuts(root),
]

const APIS = ['message', 'appropriations', 'partner', 'enacted', 'portal', 'corrections'] as const

/** The OpenAPI documents, asked of the application itself. */
const listApiDescriptions = (): Generated[] =>
  APIS.map((name) => ({
    file: `packages/contract/openapi/${name}.json`,
    build: async () => JSON.stringify((await describeApis())[name], null, 2),
  }))

/** Descriptions of the commands: the command line reads them before it loads a command. */
const buildDescribedCommands = async (): Promise<string> =>
  JSON.stringify((await loadCommands()).map(describe))

/** JSON leaves out undefined members. */
const describe = ({ words, summary, details, examples, operand, options }: CommandDescription) => {
  return { words, summary, details, examples, operand, options }
}
