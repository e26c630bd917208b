import type { FastifyRequest } from 'fastify'
import { Refusal } from '../../platform/index.ts'
import type { DataApi } from './data-api.ts'
import type { RequestLimit } from './limit-clients.ts'
import type { CommonQuery, Operation } from './operation.ts'

type PrepareNeeds = { readonly api: DataApi; readonly limit: RequestLimit }

/**
 * Sees to it that the thread can open the second release of an answer: its index is made unless it is there, and what is
 * damaged is refused. It is closed again at once: who held one earlier release and waited for another could wait for
 * somebody who does the same. Throws the refusals of a release that cannot be had, under the name of the parameter.
 */
export const prepareOther = async <Query extends CommonQuery>(
  { api, limit }: PrepareNeeds,
  { param, idOf }: NonNullable<Operation<Query>['other']>,
  query: Query,
  request: FastifyRequest,
): Promise<void> => {
  const { currentRelease } = api
  const release = idOf(query)
  try {
    await knowRelease(currentRelease, release)
    const lease = await currentRelease.openPublished(release, limit.addressOf(request.raw))
    lease.close()
  } catch (fault) {
    throw fault instanceof Refusal && fault.param === 'release' ? rename(fault, param) : fault
  }
}

/** Before it says that a release is not known it looks at what other processes have published. */
const knowRelease = async (currentRelease: DataApi['currentRelease'], release: string): Promise<void> => {
  try {
    currentRelease.getPublished(release)
  } catch (fault) {
    const isUnknown = fault instanceof Refusal && fault.code === 'not_found'
    if (!isUnknown || !(await currentRelease.catchUp())) throw fault
    currentRelease.getPublished(release)
  }
}

const rename = (refusal: Refusal, param: string): Refusal => {
  const { code, message, cause, retryAfterSeconds, didYouMean } = refusal
  return new Refusal(code, message, {
    param,
    cause,
    ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
    ...(didYouMean !== undefined && { didYouMean }),
  })
}
