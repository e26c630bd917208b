import { copyFile, mkdir, open, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { call, type Tried } from './call.ts'
import { NoAnswer } from './failures.ts'
import { hashFile, isMissing, NotVerified } from './mirror-proof.ts'
import type { Timing } from './timing.ts'

export type FileToFetch = { readonly name: string; readonly bytes: number; readonly sha256: string }

export type FetchNeeds = {
  readonly fetch: (request: Request) => Promise<Response>
  readonly headers: Headers
  readonly timing: Timing
  readonly origin: string
  /** Address of the release, to which the names of its files are added. */
  readonly address: string
  readonly release: string
  /** Folder of an incomplete copy. Its undamaged files are copied instead of fetched. */
  readonly earlier: string
  readonly signal: AbortSignal | undefined
}

/** Seconds after which a download that makes no progress ends. A download that grows has no limit. */
const TIMEOUT_SECONDS = 600

/**
 * Fetches a file of a release into the folder and checks its digest. Bytes that an earlier run left in `NAME.part` are
 * kept, and a `Range` request fetches the rest.
 */
export const fetchFile = async (needs: FetchNeeds, folder: string, file: FileToFetch): Promise<void> => {
  const target = join(folder, file.name)
  if ((await hashFile(target)) === file.sha256) return
  const part = `${target}.part`
  await mkdir(dirname(target), { recursive: true })
  const earlier = join(needs.earlier, file.name)
  if ((await hashFile(earlier)) === file.sha256) {
    await copyFile(earlier, part)
    await rename(part, target)
    return
  }
  // An earlier run may have left damaged bytes; a fetch from the beginning replaces them.
  for (let isLast = (await sizeOf(part)) === 0; ; isLast = true) {
    await fillPart(needs, part, file)
    if ((await hashFile(part)) === file.sha256) break
    await rm(part)
    if (isLast) throw new NotVerified(needs.release, [`${file.name} does not have its digest`])
  }
  await rename(part, target)
}

const fillPart = async (needs: FetchNeeds, part: string, file: FileToFetch): Promise<void> => {
  const { signal } = needs
  const options = { timeoutSeconds: TIMEOUT_SECONDS, ...(signal !== undefined && { signal }) }
  if ((await sizeOf(part)) > file.bytes) await rm(part)
  while ((await sizeOf(part)) < file.bytes || file.bytes === 0) {
    const before = await sizeOf(part)
    try {
      await call((limit) => fetchRest(needs, part, file, limit), options, needs)
      return
    } catch (cause) {
      if (!(cause instanceof NoAnswer) || signal?.aborted === true || (await sizeOf(part)) <= before)
        throw cause
    }
  }
}

/** One try. It keeps the bytes that arrive, so the next try continues after them. */
const fetchRest = async (
  { fetch, headers, address }: FetchNeeds,
  part: string,
  { name, bytes, sha256 }: FileToFetch,
  signal: AbortSignal,
): Promise<Tried<object>> => {
  const at = await sizeOf(part)
  const asking = new Headers(headers)
  // A range of a compressed file would count compressed bytes.
  asking.set('accept-encoding', 'identity')
  if (at > 0) {
    asking.set('range', `bytes=${at}-`)
    asking.set('if-range', `"${sha256}"`)
  }
  const url = `${address}/${name.split('/').map(encodeURIComponent).join('/')}`
  const response = await fetch(new Request(url, { headers: asking, signal }))
  if (!response.ok) return { error: await response.json().catch(() => undefined), response }
  const isRest = response.status === 206
  if (isRest && !response.headers.get('content-range')?.startsWith(`bytes ${at}-`)) return { response }
  const size = await write(response, part, isRest ? at : 0, bytes)
  if (size < bytes) throw new Error(`${name} ended after ${size} of ${bytes} bytes.`)
  return { data: {}, response }
}

/** Writes the body from byte `at` on, and returns the new size of the file. */
const write = async (response: Response, part: string, at: number, most: number): Promise<number> => {
  const file = await open(part, at === 0 ? 'w' : 'a')
  let size = at
  try {
    const chunks: AsyncIterable<Uint8Array> | readonly Uint8Array[] = response.body ?? []
    for await (const chunk of chunks) {
      size += chunk.length
      if (size > most) throw new Error(`More than ${most} bytes came.`)
      await file.write(chunk)
    }
  } finally {
    // The finished copy must survive a loss of power.
    await file.sync()
    await file.close()
  }
  return size
}

const sizeOf = async (path: string): Promise<number> => {
  try {
    return (await stat(path)).size
  } catch (cause) {
    if (isMissing(cause)) return 0
    throw cause
  }
}
