import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { connect } from 'node:net'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestContext } from 'node:test'
import { endWithTest, RUN_MILLISECONDS, waitUntil } from '../../../platform/testing.ts'

export type ProxyName = 'nginx' | 'varnishd'

/** Undefined where it is not installed. Debian has both in a folder that only an administrator searches. */
export const findProxy = (name: ProxyName): string | undefined =>
  [name, join('/usr/sbin', name), join('/usr/local/sbin', name)].find(
    (one) => spawnSync(one, ['-V'], { timeout: RUN_MILLISECONDS }).status === 0,
  )

/** The real proxy with a cache, in front of this port; it listens on the socket file whose path this gives. */
export const startProxy = async (t: TestContext, name: ProxyName, port: number): Promise<string> => {
  const folder = mkdtempSync(join(tmpdir(), 'rotunda-proxy-'))
  const socket = join(folder, 'socket')
  const child = endWithTest(
    // Its helpers are processes of its group.
    spawn(findProxy(name) ?? name, ARGUMENTS[name](folder, socket, port), {
      stdio: 'ignore',
      detached: true,
    }),
    { group: true },
  )
  t.after(() => rmSync(folder, { recursive: true, force: true }))
  await waitUntil(`${name} to listen`, () => answers(child, socket))
  return socket
}

const answers = (child: ChildProcess, path: string): Promise<boolean> => {
  if (child.exitCode !== null) throw new Error(`${child.spawnfile} ended with ${child.exitCode}.`)
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const socket = connect(path)
  socket.once('connect', () => resolve(true))
  socket.once('error', () => resolve(false))
  return promise.finally(() => socket.destroy())
}

type WriteArguments = (folder: string, socket: string, port: number) => readonly string[]

const ARGUMENTS: Readonly<Record<ProxyName, WriteArguments>> = {
  nginx: (folder, socket, port) => {
    const file = join(folder, 'nginx.conf')
    writeFileSync(file, writeNginx(folder, socket, port))
    return ['-e', 'stderr', '-c', file]
  },
  varnishd: (folder, socket, port) => {
    const work = join(folder, 'work')
    mkdirSync(work)
    const storage = 'malloc,64m'
    return [
      '-F',
      '-j',
      'none',
      '-n',
      work,
      '-a',
      socket,
      '-b',
      `127.0.0.1:${port}`,
      '-s',
      storage,
      '-T',
      'none',
    ]
  },
}

const writeNginx = (folder: string, socket: string, port: number): string => `
daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
pid ${folder}/pid;
error_log /dev/null;
events {}
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  proxy_cache_path ${folder}/cache keys_zone=answers:1m;
  server {
    listen unix:${socket};
    location / {
      proxy_pass http://127.0.0.1:${port};
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $host;
      proxy_cache answers;
      add_header X-Cache $upstream_cache_status;
    }
  }
}
`
