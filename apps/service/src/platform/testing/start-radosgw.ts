import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { createHmac, randomUUID } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { endWithTest } from './end-with-test.ts'
import { findFreePort } from './find-free-port.ts'
import { RUN_MILLISECONDS, runToEnd } from './run-to-end.ts'
import { once, patience, waitUntil } from './wait.ts'

const AGAIN_MILLISECONDS = 100

const PROGRAMS = ['ceph-mon', 'ceph-osd', 'radosgw', 'radosgw-admin', 'monmaptool', 'ceph']

/** Reason to skip a test, where this machine has no Ceph. */
export const RADOSGW_MISSING: string | false = PROGRAMS.every(
  (program) => spawnSync(program, ['--version'], { timeout: RUN_MILLISECONDS }).status === 0,
)
  ? false
  : 'radosgw, ceph-mon and ceph-osd are not installed here'

/** An S3 server with an empty bucket. Its addresses are of path style. */
export type S3Server = {
  readonly endpoint: string
  readonly region: string
  readonly bucket: string
  readonly accessKey: string
  readonly secretKey: string
}

export type AskS3 = {
  readonly method: 'GET' | 'HEAD' | 'PUT' | 'DELETE'
  /** Key of an object; the bucket itself when left out. */
  readonly key?: string
  readonly body?: string
  readonly headers?: Readonly<Record<string, string>>
}

/** Asks by the old form of signatures, which needs no package. */
export const askS3 = (
  { endpoint, bucket, accessKey, secretKey }: S3Server,
  { method, key = '', body, headers = {} }: AskS3,
): Promise<Response> => {
  const path = key === '' ? `/${bucket}` : `/${bucket}/${key}`
  const date = new Date().toUTCString()
  const type = 'application/octet-stream'
  const signed = [method, '', type, date, path].join('\n')
  const signature = createHmac('sha1', secretKey).update(signed).digest('base64')
  return fetch(new URL(path, endpoint), {
    method,
    headers: { ...headers, date, 'content-type': type, authorization: `AWS ${accessKey}:${signature}` },
    signal: patience(),
    ...(body === undefined ? {} : { body }),
  })
}

/**
 * Debian's Ceph with one monitor, one store in memory and one gateway, for the test or the process. It obeys
 * `If-None-Match: *`; most servers that packages bring ignore it, and would pass a lock that holds nothing.
 */
export const startRadosgw = async (t: { after(clean: () => Promise<void>): void }): Promise<S3Server> => {
  const folder = mkdtempSync(join(tmpdir(), 'rotunda-radosgw-'))
  const running = new Set<ChildProcess>()
  let isEnding = false
  t.after(async () => {
    isEnding = true
    await Promise.all([...running].map(end))
    rmSync(folder, { recursive: true, force: true })
  })
  const [monitor, port, cluster] = [await findFreePort(), await findFreePort(), randomUUID()]
  const file = join(folder, 'ceph.conf')
  writeFileSync(file, writeConfiguration(folder, cluster, monitor, port))
  mkdirSync(join(folder, 'mon'))
  mkdirSync(join(folder, 'osd'))
  const run = async (program: string, ...args: string[]) => {
    const { code, stdout, stderr } = await runToEnd(
      endWithTest(spawn(program, args, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] })),
    )
    if (code !== 0) throw new Error(`${program}: ${stdout}${stderr}`)
  }
  // An OSD that asks its monitor too early is refused, and ends.
  const serve = (program: string, ...args: string[]): void => {
    const child = endWithTest(spawn(program, ['-c', file, ...args, '-f'], { cwd: folder, stdio: 'ignore' }))
    running.add(child)
    child.once('exit', () => {
      running.delete(child)
      setTimeout(() => isEnding || serve(program, ...args), AGAIN_MILLISECONDS)
    })
  }

  const place = `[v1:127.0.0.1:${monitor}]`
  await run('monmaptool', '--create', '--fsid', cluster, '--addv', 'a', place, 'monmap')
  await run('ceph-mon', '-c', file, '-i', 'a', '--mkfs', '--monmap', 'monmap')
  serve('ceph-mon', '-i', 'a')
  // The OSD waits for ever if its id differs from that of the cluster.
  const osd = randomUUID()
  await run('ceph', '-c', file, 'osd', 'new', osd)
  await run('ceph-osd', '-c', file, '-i', '0', '--mkfs', '--osd-uuid', osd)
  serve('ceph-osd', '-i', '0')
  serve('radosgw', '-n', 'client.rgw')
  const endpoint = `http://127.0.0.1:${port}`
  await waitUntil('radosgw', () =>
    fetch(endpoint, { signal: patience() }).then(
      ({ ok }) => ok,
      () => false,
    ),
  )
  const server = {
    endpoint,
    region: 'us-east-1',
    bucket: 'rotunda',
    accessKey: 'TESTACCESSKEY',
    secretKey: randomUUID(),
  }
  const keys = ['--access-key', server.accessKey, '--secret-key', server.secretKey]
  await run('radosgw-admin', '-c', file, 'user', 'create', '--uid', 'test', '--display-name', 'test', ...keys)
  const made = await askS3(server, { method: 'PUT' })
  if (!made.ok) throw new Error(`the bucket was not made: ${made.status} ${await made.text()}`)
  return server
}

/** Its data are in memory and go with it. */
const end = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
}

const writeConfiguration = (
  folder: string,
  cluster: string,
  monitor: number,
  port: number,
): string => `[global]
fsid = ${cluster}
mon host = v1:127.0.0.1:${monitor}
auth cluster required = none
auth service required = none
auth client required = none
public addr = 127.0.0.1
cluster addr = 127.0.0.1
run dir = ${folder}
log file = ${folder}/$name.log
admin socket = ${folder}/$name.$pid.asok
pid file = ${folder}/$name.$pid.pid
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 1
osd pool default pgp num = 1
osd pool default pg autoscale mode = off
osd crush chooseleaf type = 0
mon allow pool size one = true
mon max pg per osd = 1000
paxos propose interval = 0.02
paxos min wait = 0.01
[mon.a]
mon data = ${folder}/mon
[osd.0]
osd data = ${folder}/osd
osd objectstore = memstore
memstore device bytes = 4294967296
[client.rgw]
rgw data = ${folder}
rgw frontends = beast endpoint=127.0.0.1:${port}
`
