import { createHash, generateKeyPairSync, sign, type KeyObject } from 'node:crypto'
import type { Handle } from './open-test-server.ts'
import { sendJson, sendProblem } from './open-test-server.ts'

export const digestOf = (bytes: string | Uint8Array): string =>
  createHash('sha256').update(bytes).digest('hex')

export const makeKey = () => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  return { privateKey, pem: publicKey.export({ type: 'spki', format: 'pem' }) }
}

export type PlayedRelease = {
  readonly id: string
  /** By default `appropriations`. */
  readonly collection?: string
  readonly files: ReadonlyMap<string, Buffer>
}

const listDigests = (files: ReadonlyMap<string, Buffer>): Buffer =>
  Buffer.from([...files].map(([name, bytes]) => `${digestOf(bytes)}  ${name}\n`).join(''))

/** A signed release of these files, as the service writes one; `change` makes it one that no service would. */
export const makeSignedRelease = (
  { privateKey, pem }: { readonly privateKey: KeyObject; readonly pem: string },
  contents: Readonly<Record<string, string | Buffer>>,
  change: {
    readonly manifest?: (manifest: string) => string
    readonly checksums?: (checksums: string) => string
    readonly id?: string
  } = {},
): PlayedRelease => {
  const keep = (text: string) => text
  const files = new Map(Object.entries(contents).map(([name, bytes]) => [name, Buffer.from(bytes)]))
  const manifest = Buffer.from((change.manifest ?? keep)(listDigests(files).toString()))
  files.set('manifest-sha256.txt', manifest)
  const checksums = Buffer.from((change.checksums ?? keep)(listDigests(files).toString()))
  files.set('SHA256SUMS', checksums)
  files.set('SHA256SUMS.sig', Buffer.from(`${sign(null, checksums, privateKey).toString('base64')}\n`))
  files.set('SHA256SUMS.pub', Buffer.from(pem))
  return { id: change.id ?? digestOf(manifest), files }
}

/** Serves a release by whole files and by ranges; `list` says otherwise what there is. */
export const playRelease =
  ({ id, collection = 'appropriations', files }: PlayedRelease): Handle =>
  ({ url, headers }, response) => {
    const path = decodeURIComponent(url.pathname)
    if (path === '/downloads') {
      const listed = [...files].map(([name, bytes]) => ({
        name,
        bytes: bytes.length,
        sha256: digestOf(bytes),
      }))
      sendJson(response, 200, {
        data: [{ id, snapshot: 'snap-1', current: true, collection, files: listed }],
        meta: {},
      })
      return
    }
    const bytes = files.get(path.replace(`/downloads/${id}/`, ''))
    if (bytes === undefined) {
      sendProblem(response, 404, 'not_found')
      return
    }
    const start =
      headers['if-range'] === `"${digestOf(bytes)}"` ? Number(headers.range?.match(/\d+/)?.[0]) : 0
    const rest = bytes.subarray(start)
    const partial = { 'content-range': `bytes ${start}-${bytes.length - 1}/${bytes.length}` }
    response.writeHead(start > 0 ? 206 : 200, {
      'content-length': rest.length,
      ...(start > 0 && partial),
    })
    response.end(rest)
  }
