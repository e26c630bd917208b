import { describeApis } from '../../apps/service/src/http/index.ts'
import type { Generated } from './generated.ts'

/** The OpenAPI documents, asked of the application itself. */
export const listApiDescriptions = (): Generated[] =>
  (['message', 'appropriations'] as const).map((name) => ({
    file: `packages/contract/openapi/${name}.json`,
    build: async () => JSON.stringify((await describeApis())[name], null, 2),
  }))
