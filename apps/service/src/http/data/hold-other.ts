import type { FastifyRequest } from 'fastify'
import { Refusal } from '../../platform/index.ts'
import type { ReleaseLease } from '../../releases/index.ts'
import type { Asked } from './asked.ts'
import type { DataApi } from './data-api.ts'
import type { RequestLimit } from './limit-clients.ts'
import type { CommonQuery, Operation } from './operation.ts'

type HoldNeeds = { readonly api: DataApi; readonly limit: RequestLimit }
type HeldOther = Pick<ReleaseLease, 'keep' | 'close'>

/**
 * Sees to it that the thread can open the second release of an answer: its index is made unless it is there, and what is
 * damaged is refused. For a page it is closed again at once: who held one earlier release and waited for another could
 * wait for somebody who does the same. For a stream it is held as a stream holds it, of which there are fewer than there
 * is room for: the first release can still be opened. Throws the refusals of a release that cannot be had, under the
 * name of the parameter.
 */
export const holdOther = async <Query extends CommonQuery>(
  { api, limit }: HoldNeeds,
  { other }: Operation<Query>,
  { query, stream }: Asked<Query>,
  request: FastifyRequest,
): Promise<HeldOther> => {
  if (other === undefined) return NO_OTHER
  const reader = limit.addressOf(request.raw)
  const lease = await openOther(api.currentRelease, other, query, reader)
  if (stream === undefined) {
    lease.close()
    return NO_OTHER
  }
  return keepForStream(lease, reader)
}

const NO_OTHER: HeldOther = { keep: () => NO_OTHER, close: () => undefined }

const keepForStream = (lease: ReleaseLease, reader: string): HeldOther => {
  try {
    const kept = lease.keep(reader)
    const close = (): void => {
      kept.close()
      lease.close()
    }
    return { keep: (one) => lease.keep(one), close }
  } catch (refusal) {
    lease.close()
    throw refusal
  }
}

const openOther = async <Query extends CommonQuery>(
  currentRelease: DataApi['currentRelease'],
  { param, idOf }: NonNullable<Operation<Query>['other']>,
  query: Query,
  reader: string,
): Promise<ReleaseLease> => {
  const release = idOf(query)
  try {
    await knowRelease(currentRelease, release)
    return await currentRelease.openPublished(release, reader)
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
