import { hash } from 'node:crypto'
import type { Source } from '../../apps/service/src/publishers/index.ts'
import type { SurveyList } from './collection.ts'

/** A list of the survey as the archive would hold it, retrieved at this instant. */
export const makeSurvey = (
  list: SurveyList,
  retrieved_at: string,
): { readonly source: Source; readonly bytes: Uint8Array } => {
  const bytes = Buffer.from(JSON.stringify(list))
  const source: Source = {
    sha256: hash('sha256', bytes, 'hex'),
    bytes: bytes.length,
    publisher: 'survey',
    url: 'https://survey.example/list.json',
    final_url: null,
    status: 200,
    media_type: 'application/json',
    etag: null,
    last_modified: null,
    retrieved_at,
    published_at: null,
    checked_at: retrieved_at,
    edition: retrieved_at,
    part: 1,
    supersedes: null,
    sample: false,
  }
  return { source, bytes }
}
