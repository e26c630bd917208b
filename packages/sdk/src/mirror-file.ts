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
  /** Address of the release: the names of its files follow. */
  readonly address: string
  readonly release: string
  /** Folder of a copy that is not whole: files of it that are, are taken from there. */
  readonly earlier: string
  readonly signal: AbortSignal | undefined
}

/** Seconds for the tries that bring nothing; a download that grows goes on for as long as it takes. */
const TIMEOUT_SECONDS = 600

/**
 * Puts a file of a release into the folder, whole and under its digest. Bytes that an earlier run left in `NAME.part`
 * are kept, and the rest is asked for by `Range`.
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
    if (isLast) throw new NotVerified(needs.release, [`${file.name} did not come with its digest`])
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

/** One try: takes what it gets, and keeps it for the next one. */
const fetchRest = async (
  { fetch, headers, address }: FetchNeeds,
  part: string,
  { name, bytes, sha256 }: FileToFetch,
  signal: AbortSignal,
): Promise<Tried<object>> => {
  const at = await sizeOf(part)
  const asking = new Headers(headers)
  // A range of a packed file would be a range of other bytes.
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

/** Gives the size of the file after it. */
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
    // A folder that is put in place must outlast a loss of power.
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
