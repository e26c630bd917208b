import { Type } from 'typebox'
import { Value } from 'typebox/value'
import { parseJson } from '../../platform/index.ts'
import type { Probe } from '../../messages/index.ts'
import { cleanReceiverText } from '../wire/index.ts'
import { readError } from './error-text.ts'
import { postToApi } from './post-to-api.ts'
import type { RegulationsGovSettings } from './regulations-gov-settings.ts'

const Key = Type.Object({ data: Type.Object({ id: Type.String({ minLength: 1 }) }) })

/** True if the API key may post now. */
export const probeSubmissions = async (
  settings: RegulationsGovSettings,
  signal: AbortSignal,
): Promise<Probe> => {
  const answer = await requestSubmissionKey(settings, signal)
  return answer.kind === 'given'
    ? { ok: true, detail: 'Regulations.gov takes comments with this key.' }
    : { ok: false, detail: `Regulations.gov takes no comments with this key now: ${answer.detail}.` }
}

type SubmissionKey =
  { readonly kind: 'given'; readonly key: string } | { readonly kind: 'not_given'; readonly detail: string }

/**
 * Asks for a key for uploading files. It files nothing, and is refused exactly as a comment would be if the API key may
 * not post.
 */
const requestSubmissionKey = async (
  settings: RegulationsGovSettings,
  signal: AbortSignal,
): Promise<SubmissionKey> => {
  const result = await postToApi(settings, {
    path: '/submission-keys',
    data: { type: 'submission-keys' },
    signal,
  })
  if (result.kind !== 'answered') return { kind: 'not_given', detail: `no answer (${result.cause})` }
  const json = parseJson(result.body)
  if (result.status === 201 && Value.Check(Key, json)) return { kind: 'given', key: json.data.id }
  const said = cleanReceiverText(readError(result.body).text, [], [settings.apiKey])
  return { kind: 'not_given', detail: `answer ${result.status}, ${said}` }
}
