import type { Generated } from './generated.ts'
import { buildConfigurationPage } from './configuration-page.ts'
import { buildMessageApi } from './message-api.ts'
import { buildProblemsPage } from './problems-page.ts'
import { listPagesWithCuts } from './pages-with-cuts.ts'

/** Every generated file of the repository: to add one, add a line. */
export const listGenerated = (root: string): Generated[] => [
  { file: 'docs/reference/problems.md', build: buildProblemsPage },
  { file: 'docs/reference/configuration.md', build: buildConfigurationPage },
  { file: 'packages/contract/openapi/message.json', build: buildMessageApi },
  ...listPagesWithCuts(root),
]
