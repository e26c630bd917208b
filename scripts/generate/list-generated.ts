import { listApiDescriptions } from './api-descriptions.ts'
import { buildAppropriationsApiPage } from './appropriations-api-page.ts'
import { buildCommandsPage } from './commands-page.ts'
import { buildConfigurationPage } from './configuration-page.ts'
import { buildDescribedCommands } from './described-commands.ts'
import { buildFieldsPage } from './fields-page.ts'
import type { Generated } from './generated.ts'
import { listPagesWithCuts } from './pages-with-cuts.ts'
import { buildProblemsPage } from './problems-page.ts'
import { buildVocabularyPage } from './vocabulary-page.ts'

/** Every generated file of the repository: to add one, add a line. */
export const listGenerated = (root: string): Generated[] => [
  { file: 'docs/reference/problems.md', build: buildProblemsPage },
  { file: 'docs/reference/configuration.md', build: buildConfigurationPage },
  { file: 'apps/service/src/bin/commands/described-commands.json', build: buildDescribedCommands },
  { file: 'docs/reference/commands.md', build: buildCommandsPage },
  { file: 'docs/reference/appropriations-api.md', build: buildAppropriationsApiPage },
  { file: 'docs/reference/fields.md', build: buildFieldsPage },
  { file: 'docs/reference/vocabulary.md', build: buildVocabularyPage },
  ...listApiDescriptions(),
  ...listPagesWithCuts(root),
]
