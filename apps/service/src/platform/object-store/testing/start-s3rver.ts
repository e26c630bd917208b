import { mkdtempSync, rmSync } from 'node:fs'
import type { Server } from 'node:http'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { S3Server } from '../../testing.ts'
import { openObjectStore } from '../open-object-store.ts'
import type { ObjectStore } from '../object-store.ts'

type S3rver = new (options: object) => { run(): Promise<{ port: number }>; readonly httpServer: Server }

/** A quick S3 server in this process. It ignores `If-None-Match`, lists no uploads, and compares no digest. */
export const startS3rver = async (t: { after(clean: () => void): void }): Promise<S3Server> => {
  // The package has no types.
  const Server = createRequire(import.meta.url)('s3rver') as S3rver
  const directory = mkdtempSync(join(tmpdir(), 'rotunda-s3rver-'))
  const bucket = 'rotunda'
  const server = new Server({
    directory,
    port: 0,
    address: '127.0.0.1',
    silent: true,
    vhostBuckets: false,
    configureBuckets: [{ name: bucket }],
  })
  const { port } = await server.run()
  t.after(() => {
    server.httpServer.close()
    server.httpServer.closeAllConnections()
    rmSync(directory, { recursive: true, force: true, maxRetries: 5 })
  })
  const endpoint = `http://127.0.0.1:${port}`
  return { endpoint, region: 'us-east-1', bucket, accessKey: 'S3RVER', secretKey: 'S3RVER' }
}

/** Opens a store below a prefix of this server. */
export const openOn = (
  { region, bucket, accessKey, secretKey, endpoint }: S3Server,
  prefix = 'service/one',
): ObjectStore =>
  openObjectStore({
    address: `s3://${bucket}/${prefix}`,
    endpoint,
    region,
    credentials: { keyId: accessKey, secret: secretKey },
  })
