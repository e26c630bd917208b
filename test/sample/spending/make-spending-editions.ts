import type { Source } from '../../../apps/service/src/publishers/index.ts'
import type { SampleNeeds } from '../make-sample-editions.ts'
import { planAwards } from './plan-awards.ts'
import { writeAward, writeFunding, writeTransactions } from './write-replies.ts'

type Facts = Omit<Source, 'sha256' | 'bytes' | 'checked_at' | 'edition' | 'part' | 'supersedes'>
export type SpendingDocument = { readonly facts: Facts; readonly bytes: Uint8Array }

/** Size of the enacted sample, and of the awards of its projects. */
export type SpendingNeeds = SampleNeeds & {
  /** Most awards of a year: each takes three documents. */
  readonly mostOfYear: number
  /** Transactions of an award. */
  readonly actions: number
}

/** Years of the enacted sample whose projects have awards by the day of the replies. */
const YEARS = [2022, 2023, 2024] as const
const SIZE = { mostOfYear: 30, actions: 2 } as const

/**
 * Makes invented replies about awards. Their projects are those of the enacted sample with the same seed and size, so a
 * release of that sample is linked with them.
 */
export async function* makeSpendingEditions(needs: SampleNeeds): AsyncGenerator<readonly [SpendingDocument]> {
  for (const document of listAwardReplies({ ...needs, ...SIZE })) yield await Promise.resolve([document])
}

/** Lists the replies. */
export function* listAwardReplies(needs: SpendingNeeds): Generator<SpendingDocument> {
  for (const fiscalYear of YEARS)
    for (const award of planAwards(needs, fiscalYear, needs.actions).slice(0, needs.mostOfYear))
      for (const { url, text } of [writeAward(award), writeTransactions(award), writeFunding(award)])
        yield asDocument(url, text)
}

const asDocument = (url: string, text: string): SpendingDocument => ({
  facts: {
    publisher: 'usaspending',
    url,
    final_url: url,
    status: 200,
    media_type: 'application/json',
    etag: null,
    last_modified: null,
    retrieved_at: '2026-06-15T12:00:00.000Z',
    published_at: null,
    sample: true,
  },
  bytes: new TextEncoder().encode(text),
})
