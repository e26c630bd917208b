import type { SourceInfo } from '@rotunda/contract'
import { openTestService, type TestService } from '../../../bin/testing.ts'

export { openTestService }

type Listed = Pick<SourceInfo, 'source' | 'publisher' | 'url' | 'bytes' | 'media_type'>

/** The documents that the current release was made from. */
export const listSources = async (service: TestService): Promise<readonly Listed[]> => {
  const { json } = await service.ask({ url: '/api/appropriations/v1/datasets', key: null })
  // Held to the description.
  const { data } = json as { readonly data: readonly { readonly sources: readonly Listed[] }[] }
  return data.flatMap(({ sources }) => sources)
}
