import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Collection } from '../../collection.ts'
import { findSummary } from '../../find-summary.ts'
import { isSample } from '../../refuse-sample.ts'
import type { ReleaseSummary } from '../../release.ts'
import { verifyRelease } from '../../verify/verify-release.ts'
import {
  findFailedChecks,
  findMoved,
  findRefused,
  findShrunk,
  findSmallAmounts,
  findVanished,
} from './find-gates.ts'
import type { GateFinding } from './accept-findings.ts'
import { measureRelease } from './measure-release.ts'

/**
 * Finds everything in a whole release that must be accepted before it is published. `current`: id of the release that
 * it would replace.
 */
export const lookAtRelease = async (
  { directory, collection }: { readonly directory: string; readonly collection: Collection },
  next: ReleaseSummary,
  current: string | undefined,
): Promise<GateFinding[]> => {
  const measures = measureRelease(join(directory, next.id), collection)
  const own = [
    ...findFailedChecks(next),
    ...findRefused(measures, collection),
    ...findSmallAmounts(measures, collection.comparison.leastMedianAmount),
  ]
  if (current === undefined) return own
  const folder = join(directory, current)
  const faults = existsSync(folder) ? await verifyRelease(folder) : ['its folder is not there']
  const summary = findSummary(folder)
  if (faults.length > 0 || summary === undefined) return [...own, describeLost(current, faults)]
  // Invented records give way to real ones, however few.
  if (isSample(summary) && !isSample(next)) return own
  const before = measureRelease(folder, collection)
  return [
    ...own,
    ...findShrunk(next, summary),
    ...findVanished(measures, before),
    ...findMoved(measures, before),
  ]
}

const describeLost = (current: string, faults: readonly string[]): GateFinding => ({
  gate: 'compared',
  name: current.slice(0, 12),
  value: 'damaged',
  detail: `The current release is not whole, so the new release cannot be compared with it: ${faults.join('; ')}.`,
})
