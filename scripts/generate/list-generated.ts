import { buildCommandsPage } from './commands-page.ts'
import { buildConfigurationPage } from './configuration-page.ts'
import type { Generated } from './generated.ts'
import { listMessageApi } from './message-api.ts'
import { listPagesWithCuts } from './pages-with-cuts.ts'
import { buildProblemsPage } from './problems-page.ts'

/** Every generated file of the repository: to add one, add a line. */
export const listGenerated = (root: string): Generated[] => [
  { file: 'docs/reference/problems.md', build: buildProblemsPage },
  { file: 'docs/reference/configuration.md', build: buildConfigurationPage },
  { file: 'docs/reference/commands.md', build: buildCommandsPage },
  ...listMessageApi(root),
  ...listPagesWithCuts(root),
]
