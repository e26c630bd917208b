import type { FullRecord } from '@rotunda/contract'
import type { TestService } from '../../../apps/service/src/bin/testing.ts'
import { appendCorrection, type LedgerTables } from '../../../apps/service/src/corrections/index.ts'
import { waitUntil } from '../../../apps/service/src/platform/testing.ts'
import { publishRelease } from '../../../apps/service/src/releases/publish/index.ts'
import { buildFromArchive } from '../../../apps/service/src/wiring/build-from-archive.ts'
import { COLLECTIONS } from '../../../apps/service/src/wiring/collections.ts'
import { placesOf } from '../../../apps/service/src/wiring/places.ts'

type Sample = Pick<TestService, 'app' | 'settings' | 'store'>

/** Corrects the amounts of records in the ledger, and publishes the release that this gives. */
export const publishCorrections = async (
  { app, settings, store }: Sample,
  records: readonly Pick<FullRecord, 'id' | 'amount'>[],
  after: number,
): Promise<void> => {
  const served = COLLECTIONS.find(({ collection }) => collection.name === 'appropriations')
  if (served === undefined) throw new Error('appropriations are not served')
  const { collection } = served
  const now = await store.now()
  const facts = { evidence_url: 'https://member.example/letter.pdf', decided_at: now.toISOString() }
  for (const { id: record, amount: before } of records) {
    const correction = { record, id: `correct-${record}`, field: 'amount', before, after, ...facts }
    await store.write<LedgerTables, unknown>((trx) =>
      appendCorrection(trx, store, { collection: collection.name, correction }, now),
    )
  }
  const { summary } = await buildFromArchive(served, { settings, store, reportProgress: () => undefined })
  const { releases: directory } = placesOf(settings, collection)
  await publishRelease({ collection, directory, release: summary.id, now })
  const readSnapshot = async () => {
    const { payload } = await app.inject('/api/appropriations/v1/records?limit=1')
    return (JSON.parse(payload) as { readonly meta: { readonly snapshot: string } }).meta.snapshot
  }
  await waitUntil('the corrected release', async () => (await readSnapshot()) === summary.token)
}
