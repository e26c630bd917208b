import { spawn, spawnSync } from 'node:child_process'
import { connect } from 'node:net'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestContext } from 'node:test'
import { endWithTest, findFreePort, RUN_MILLISECONDS, waitUntil } from '../../platform/testing.ts'

const OPS = join(import.meta.dirname, '../../../../../ops')

type Proxy = {
  /** File in `ops/`. */
  readonly file: string
  /** True for a proxy that keeps answers. */
  readonly keeps: boolean
  readonly versionArgument: string
  /** The file with free ports on loopback in place of those of a server, and without TLS. */
  readonly translate: (text: string, place: Place) => string
  readonly writeArguments: (place: Place) => readonly string[]
}

/** Own port, port of the service, and a folder for the proxy. */
type Place = { readonly own: number; readonly port: number; readonly folder: string; readonly file: string }

/** Debian's proxies, with the configuration that operators get. */
export const PROXIES = {
  nginx: {
    file: 'nginx.conf',
    keeps: true,
    versionArgument: '-v',
    translate: (text, { own, port, folder }) => `
daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
pid ${folder}/pid;
error_log /dev/null;
events {}
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  ${text
    .replace('/var/cache/rotunda-nginx', `${folder}/cache`)
    .replaceAll(/^ *(?:listen \[::\]|ssl_).*\n/gm, '')
    .replace('listen 80;', `listen unix:${folder}/plain;`)
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${own};`)
    .replace('127.0.0.1:8080', `127.0.0.1:${port}`)}
}
`,
    writeArguments: ({ file }) => ['-e', 'stderr', '-c', file],
  },
  varnishd: {
    file: 'varnish.vcl',
    keeps: true,
    versionArgument: '-V',
    translate: (text, { port }) => text.replace('.port = "8080"', `.port = "${port}"`),
    writeArguments: ({ own, folder, file }) => {
      const work = join(folder, 'work')
      mkdirSync(work)
      const place = ['-n', work, '-a', `127.0.0.1:${own}`, '-f', file]
      return ['-F', '-j', 'none', '-p', 'http_gzip_support=off', '-s', 'malloc,64m', '-T', 'none', ...place]
    },
  },
  haproxy: {
    file: 'haproxy.cfg',
    keeps: false,
    versionArgument: '-v',
    translate: (text, { own, port }) =>
      text.replace(/bind .*/, `bind 127.0.0.1:${own}`).replaceAll(/127\.0\.0\.1:808\d/g, `127.0.0.1:${port}`),
    writeArguments: ({ file }) => ['-db', '-q', '-f', file],
  },
  caddy: {
    file: 'Caddyfile',
    keeps: false,
    versionArgument: 'version',
    translate: (text, { own, port }) =>
      text
        .replace('\n{\n', '\n{\nadmin off\nauto_https off\n')
        .replace('data.example.org {', `http://127.0.0.1:${own} {`)
        .replace('127.0.0.1:8080', `127.0.0.1:${port}`),
    writeArguments: ({ file }) => ['run', '--config', file, '--adapter', 'caddyfile'],
  },
} as const satisfies Readonly<Record<string, Proxy>>

export type ProxyName = keyof typeof PROXIES

// The keys of a constant object.
export const PROXY_NAMES = Object.keys(PROXIES) as readonly ProxyName[]

/** Undefined where it is not installed. Debian has some in a folder that only an administrator searches. */
export const findProxy = (name: ProxyName): string | undefined =>
  [name, join('/usr/sbin', name), join('/usr/local/sbin', name)].find(
    (one) => spawnSync(one, [PROXIES[name].versionArgument], { timeout: RUN_MILLISECONDS }).status === 0,
  )

/** The real proxy in front of this port. Gives the port on which it listens. */
export const startProxy = async (t: TestContext, name: ProxyName, port: number): Promise<number> => {
  const folder = mkdtempSync(join(tmpdir(), 'rotunda-proxy-'))
  const proxy: Proxy = PROXIES[name]
  const place = { own: await findFreePort(), port, folder, file: join(folder, proxy.file) }
  writeFileSync(place.file, proxy.translate(readFileSync(join(OPS, proxy.file), 'utf8'), place))
  const child = endWithTest(
    // Its helpers are processes of its group.
    spawn(findProxy(name) ?? name, proxy.writeArguments(place), {
      // No setting of the service.
      // eslint-disable-next-line no-restricted-properties
      env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
      stdio: 'ignore',
      detached: true,
    }),
    { group: true },
  )
  t.after(() => rmSync(folder, { recursive: true, force: true }))
  await waitUntil(`${name} to listen`, () => {
    if (child.exitCode !== null) throw new Error(`${name} ended with ${child.exitCode}.`)
    return answers(place.own)
  })
  return place.own
}

const answers = (port: number): Promise<boolean> => {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const socket = connect(port, '127.0.0.1')
  socket.once('connect', () => resolve(true))
  socket.once('error', () => resolve(false))
  return promise.finally(() => socket.destroy())
}
