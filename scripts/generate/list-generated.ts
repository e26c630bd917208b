import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Generated } from './generated.ts'
import { buildConfigurationPage } from './configuration-page.ts'
import { buildMessageApi } from './message-api.ts'
import { buildProblemsPage } from './problems-page.ts'
import { listPagesWithCuts } from './pages-with-cuts.ts'

/** Every generated file of the repository: to add one, add a line. */
export const listGenerated = (root: string): Generated[] => [
  { file: 'docs/reference/problems.md', build: buildProblemsPage },
  { file: 'docs/reference/configuration.md', build: buildConfigurationPage },
  ...onceThere(root, 'apps/service/src/http/index.ts', {
    file: 'packages/contract/openapi/message.json',
    build: buildMessageApi,
  }),
  ...listPagesWithCuts(root),
]

/** What is made from a file that is still to be written waits for it; what was made once is made for ever. */
const onceThere = (root: string, source: string, generated: Generated): Generated[] =>
  [source, generated.file].some((path) => existsSync(join(root, path))) ? [generated] : []
