import type { RecordSurroundings } from '@rotunda/contract'
import { API } from '../filters/addresses.ts'
import { makeAddress } from '../html/href.ts'
import type { Clients } from './clients.ts'
import { RECORD_PAGE_LIMITS } from '../limits.ts'

const MOST_SECONDS = RECORD_PAGE_LIMITS.surroundingsSeconds.value

/** The rows around one piece of evidence, or the reason why they cannot be shown now. */
export const readSurroundings = async (
  { fetch, endAfter }: Pick<Clients, 'fetch' | 'endAfter'>,
  asked: { readonly id: string; readonly evidence: number; readonly snapshot: string },
): Promise<RecordSurroundings | undefined> => {
  const late = Promise.withResolvers<undefined>()
  const end = endAfter(MOST_SECONDS * 1000)
  end.addEventListener('abort', () => {
    late.resolve(undefined)
  })
  const answered = fetch(makeAddress(`${API}/surroundings`, asked))
  // A late answer is ignored, and so is its failure.
  answered.catch(() => undefined)
  const answer = await Promise.race([answered, late.promise])
  if (answer === undefined || !answer.ok) return undefined
  // As the API description promises.
  const { data } = (await answer.json()) as { readonly data: readonly RecordSurroundings[] }
  return data[0]
}

/** Shown on a page that was written without them. */
export const NOT_NOW = 'The neighbouring rows are still being read. Reload the page.'
