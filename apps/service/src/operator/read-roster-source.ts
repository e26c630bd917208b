import { createReadStream } from 'node:fs'
import { basename, resolve } from 'node:path'
import { OperatorFault } from '../platform/index.ts'
import { nameCause } from '../wiring/name-cause.ts'
import { ROSTER_LIMITS } from './limits.ts'

const MOST_BYTES = ROSTER_LIMITS.rosterMib.value * 1024 * 1024
const TIMEOUT_SECONDS = ROSTER_LIMITS.rosterSeconds.value

export type RosterSource = {
  readonly text: string
  /** Address, or name of the file without the folders of this machine. */
  readonly source: string
}

/** Reads a file, or an https address without redirects. Refuses a file that is too large or not text. */
export const readRosterSource = async (from: string, directory: string): Promise<RosterSource> => {
  if (/^[a-z][a-z\d+.-]+:\/\//i.test(from)) return { text: await readAddress(from), source: from }
  const stream = createReadStream(resolve(directory, from))
  return { text: await readText(stream, from), source: basename(from) }
}

const refuse = (detail: string, cause?: unknown): OperatorFault =>
  new OperatorFault('invalid_query', `The roster is unchanged: ${detail}`, { cause })

const readAddress = async (from: string): Promise<string> => {
  const url = URL.parse(from)
  if (url?.protocol !== 'https:') throw refuse(`${from} is not an address that begins with https://.`)
  if (url.username !== '' || url.password !== '')
    throw refuse('the address must not hold a user name or a password, since it is published.')
  const signal = AbortSignal.timeout(TIMEOUT_SECONDS * 1000)
  const response = await fetch(url, { redirect: 'manual', signal }).catch((cause: unknown) => {
    throw refuse(`${url.host} could not be read (${nameCause(cause)}).`, cause)
  })
  const moved = response.headers.get('location')
  if (moved !== null) throw refuse(`${from} redirects to ${moved}. Check that address, then give it instead.`)
  if (!response.ok || response.body === null)
    throw refuse(`${url.host} answered ${response.status} instead of the file.`)
  return readText(response.body, from)
}

const readText = async (chunks: AsyncIterable<unknown>, from: string): Promise<string> => {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let text = ''
  let sizeBytes = 0
  try {
    for await (const chunk of chunks) {
      // Both sources give bytes: no encoding was set on them.
      const bytes = chunk as Uint8Array
      sizeBytes += bytes.byteLength
      if (sizeBytes > MOST_BYTES) throw refuse(`${from} is larger than ${MOST_BYTES / 1024 / 1024} MB.`)
      text += decoder.decode(bytes, { stream: true })
    }
    return text + decoder.decode()
  } catch (cause) {
    if (cause instanceof OperatorFault) throw cause
    throw refuse(`${from} could not be read (${nameCause(cause)}).`, cause)
  }
}
