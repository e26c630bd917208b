import assert from 'node:assert/strict'
import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test, type TestContext } from 'node:test'
import { parseEnv } from 'node:util'
import { waitForState } from '../../apps/service/src/operator/testing.ts'
import {
  endWithTest,
  once,
  patience,
  RUN_MILLISECONDS,
  runToEnd,
  waitUntil,
} from '../../apps/service/src/platform/testing.ts'
import { cutExample } from '../../scripts/generate/cut-example.ts'

const ROOT = join(import.meta.dirname, '../..')
const COMMANDS = readFileSync(join(import.meta.dirname, 'commands.sh'), 'utf8')
const POSTGRES = { PGHOST: '127.0.0.1', PGPORT: '5432', PGUSER: 'postgres' }
const PROGRAMS = ['psql', 'openssl', 'curl', 'install', 'nginx']

const run = (program: string, ...args: string[]) =>
  spawnSync(program, args, {
    env: { ...process.env, ...POSTGRES },
    encoding: 'utf8',
    timeout: RUN_MILLISECONDS,
  })

/** The reason for which a test cannot run here. */
const findMissing = (): string | undefined => {
  const missing = PROGRAMS.filter((program) => run('sh', '-c', `command -v ${program}`).status !== 0)
  if (missing.length > 0) return `this machine has no ${missing.join(', ')}`
  return run('psql', '--command', 'select 1').status === 0 ? undefined : 'no PostgreSQL answers on 127.0.0.1'
}

/** A folder that takes the place of /, and a role and a database that no other test has; they go with the test. */
class Machine {
  readonly folder = mkdtempSync(join(tmpdir(), 'rotunda-install-'))
  readonly name = `rotunda_install_${randomBytes(6).toString('hex')}`
  /** In place of 8080 of the service, and of 80 and 443 of nginx. */
  readonly ports = { service: 8080, http: 80, https: 443 }
  key = ''
  /** They end before the database that they use. */
  readonly #children: ChildProcess[] = []

  constructor(t: TestContext) {
    t.after(async () => {
      for (const child of this.#children) await kill(child)
      for (const database of [this.name, `${this.name}_lost`])
        run('psql', '--command', `drop database if exists ${database} with (force)`)
      run('psql', '--command', `drop role if exists ${this.name}`)
      rmSync(this.folder, { recursive: true })
    })
    for (const place of PLACES) mkdirSync(join(this.folder, place), { recursive: true })
  }

  /** The text with this machine's places, users and addresses. */
  translate(text: string): string {
    const address = `postgres://${this.name}@127.0.0.1:5432/${this.name}`
    return (
      text
        .replaceAll('postgres://rotunda@/rotunda?host=/var/run/postgresql', address)
        .replaceAll(/runuser -u \w+ -- /g, '')
        .replaceAll(/ -[og] rotunda| --chown=\S+/g, '')
        .replaceAll('YOUR_HOST', 'data.example.org')
        .replaceAll(/(?<![\w.$:/-])\/(etc|var|opt|usr\/local)\//g, `${this.folder}/$1/`)
        .replaceAll('127.0.0.1:8080', `127.0.0.1:${this.ports.service}`)
        .replaceAll('https://data.example.org/', `https://data.example.org:${this.ports.https}/`)
        // Not every machine that tests has IPv6.
        .replaceAll(/^ *listen \[::\].*\n/gm, '')
        .replaceAll('listen 80;', `listen 127.0.0.1:${this.ports.http};`)
        .replaceAll('listen 443 ', `listen 127.0.0.1:${this.ports.https} `)
    )
  }

  /** A block with SQL, or a program of PostgreSQL, in which the bare word is the role or the database. */
  translateNames(text: string): string {
    return text.replaceAll(/(?<![/\w-])rotunda(?=_lost|[^\w./-])/g, this.name)
  }

  path(place: string): string {
    return join(this.folder, place)
  }

  /** A file that was installed from the code, which no block of the page changes. */
  translateFile(place: string): void {
    writeFileSync(this.path(place), this.translate(readFileSync(this.path(place), 'utf8')))
  }

  /** Runs a block of the page, which must succeed, and gives what it printed. */
  async run(block: string, isOfPostgres = false): Promise<string> {
    const cut = cutExample(COMMANDS, block)
    const command = this.translate(isOfPostgres ? this.translateNames(cut) : cut)
    const env = {
      ...POSTGRES,
      PATH: `${this.path('usr/local/bin')}:${process.env['PATH'] ?? ''}`,
      CURL_HOME: this.folder,
      KEY: this.key,
    }
    const shell = endWithTest(spawn('sh', ['-ec', command], { cwd: this.folder, env, detached: true }), {
      group: true,
    })
    shell.stdin.end()
    const { code, stdout, stderr } = await runToEnd(shell)
    assert.equal(code, 0, `${block}: ${command}\n${stdout}${stderr}`)
    return stdout
  }

  /** The command that systemd would start, from the unit and the file of settings. */
  async startUnit(): Promise<{ readonly base: string; stop(): Promise<unknown> }> {
    const unit = readFileSync(this.path('etc/systemd/system/rotunda.service'), 'utf8')
    const find = (name: string): string => new RegExp(`^${name}=(.*)$`, 'm').exec(unit)?.[1] ?? ''
    const [program = '', ...args] = find('ExecStart').split(' ')
    const settings = parseEnv(readFileSync(find('EnvironmentFile'), 'utf8'))
    const child = endWithTest(
      spawn(program, args, {
        cwd: find('WorkingDirectory'),
        env: { PATH: process.env['PATH'], ...settings, PORT: '0', ADMIN_PORT: '0' },
        stdio: ['ignore', 'pipe', 'inherit'],
      }),
    )
    this.#children.push(child)
    let greeting = ''
    child.stdout.setEncoding('utf8').on('data', (text: string) => (greeting += text))
    await waitUntil('the service to say where it listens', () => greeting.includes('/metrics\n'))
    const base = /(http:\/\/\S+)\/api\/send-message/.exec(greeting)?.[1] ?? ''
    this.ports.service = Number(new URL(base).port)
    return {
      base,
      stop: async () => {
        const ended = once(child, 'exit')
        child.kill('SIGTERM')
        assert.deepEqual(await ended, [0, null])
      },
    }
  }
}

const kill = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
}

/** Folders that a fresh Debian with these programs has. */
const PLACES = [
  'opt/rotunda',
  'usr/local/bin',
  'etc/systemd/system',
  'etc/nginx/sites-available',
  'etc/nginx/sites-enabled',
  'etc/ssl/private',
  'var/backups',
  'var/cache',
]

const findFreePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  // The server listens on a port.
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

/** The certificate that certbot would bring, and a client that believes it and finds the host here. */
const makeCertificate = (machine: Machine): void => {
  const [certificate, key] = [
    machine.path('etc/ssl/data.example.org.pem'),
    machine.path('etc/ssl/private/data.example.org.key'),
  ]
  const names = ['-subj', '/CN=data.example.org', '-addext', 'subjectAltName=DNS:data.example.org']
  const { status, stderr } = run(
    'openssl',
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-days',
    '2',
    ...names,
    '-out',
    certificate,
    '-keyout',
    key,
  )
  assert.equal(status, 0, stderr)
  const { http, https } = machine.ports
  const hosts = [http, https].map((port) => `resolve = data.example.org:${port}:127.0.0.1`)
  writeFileSync(machine.path('.curlrc'), [`cacert = ${certificate}`, ...hosts, ''].join('\n'))
}

/** nginx with the sites of this machine; its main file on Debian includes them like this. */
const startNginx = async (machine: Machine): Promise<() => Promise<unknown>> => {
  const main = machine.path('etc/nginx/nginx.conf')
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${machine.path(name)};`,
  )
  writeFileSync(
    main,
    // The folder of the test is for its owner alone.
    `user root; pid ${machine.path('nginx.pid')}; error_log stderr; events {} http { access_log off; ${temporary.join(' ')} include ${machine.path('etc/nginx/sites-enabled')}/*; }`,
  )
  const checked = run('nginx', '-t', '-c', main)
  assert.equal(checked.status, 0, checked.stderr)
  const child = endWithTest(
    spawn('nginx', ['-c', main, '-g', 'daemon off;'], {
      stdio: ['ignore', 'ignore', 'inherit'],
      detached: true,
    }),
    { group: true },
  )
  await waitUntil('nginx to listen', async () =>
    fetch(`http://127.0.0.1:${machine.ports.http}/`, { redirect: 'manual', signal: patience() }).catch(
      () => undefined,
    ),
  )
  return async () => {
    const ended = once(child, 'exit')
    child.kill('SIGQUIT')
    return ended
  }
}

const checkUnit = (t: TestContext, unit: string): void => {
  if (run('systemd-analyze', '--version').status !== 0) {
    t.diagnostic('the unit was not verified: this machine has no systemd-analyze')
    return
  }
  const verified = run('systemd-analyze', 'verify', '--man=no', unit)
  assert.deepEqual([verified.status, verified.stderr], [0, ''])
  const judged = run('systemd-analyze', 'security', '--offline=true', '--threshold=20', unit)
  assert.equal(judged.status, 0, judged.stdout)
}

/** The unit of a process for one job has all restrictions of the unit for all jobs. */
const checkJobUnit = (t: TestContext, machine: Machine): void => {
  const instance = machine.path('etc/systemd/system/rotunda@data.service')
  copyFileSync(machine.path('etc/systemd/system/rotunda@.service'), instance)
  checkUnit(t, instance)
  const [all = '', one = ''] = ['rotunda.service', 'rotunda@.service'].map((name) =>
    readFileSync(join(ROOT, 'ops', name), 'utf8'),
  )
  const lines = (text: string) => text.split('\n').filter((line) => !/^(?:#|Description=)/.test(line))
  assert.deepEqual(
    lines(one.replaceAll('rotunda-%i', 'rotunda').replace('%i.env', 'rotunda.env')),
    lines(all),
  )
  assert.equal(modeOf(machine.path('etc/rotunda/data.env')), '600')
}

const modeOf = (path: string): string => (statSync(path).mode & 0o777).toString(8)

test('a server is installed, delivers a message, is copied and comes back as the pages say', async (t) => {
  const missing = findMissing()
  if (missing !== undefined) return t.skip(missing)
  const machine = new Machine(t)
  await machine.run('folders')
  symlinkSync(ROOT, machine.path('opt/rotunda/0.2.0'))
  await machine.run('current')
  machine.translateFile('usr/local/bin/rotunda')
  await machine.run('database', true)
  await machine.run('secrets')
  for (const name of ['sealing-keys', 'key-pepper', 'signing-key.pem'])
    assert.equal(modeOf(machine.path(`etc/rotunda/secrets/${name}`)), '640')
  await machine.run('environment')
  assert.match(await machine.run('version'), /^rotunda \d+\.\d+\.\d+ \(commit /)
  await machine.run('release')
  machine.key = /rtd_test_\w+/.exec(await machine.run('key'))?.[0] ?? ''
  await machine.run('unit')
  machine.translateFile('etc/systemd/system/rotunda.service')
  checkUnit(t, machine.path('etc/systemd/system/rotunda.service'))
  await machine.run('job-environment')
  await machine.run('job-unit')
  machine.translateFile('etc/systemd/system/rotunda@.service')
  checkJobUnit(t, machine)
  await machine.run('journal')

  const first = await machine.startUnit()
  assert.match(await machine.run('ready'), /ready/)
  Object.assign(machine.ports, { http: await findFreePort(), https: await findFreePort() })
  makeCertificate(machine)
  await machine.run('nginx')
  machine.translateFile('etc/nginx/sites-available/rotunda')
  const stopNginx = await startNginx(machine)
  const head = await machine.run('outside')
  assert.match(head, /^HTTP\/2 200/)
  assert.match(head, /^strict-transport-security: max-age=\d+/m)
  const plain = await fetch(`http://127.0.0.1:${machine.ports.http}/records?state=AK`, {
    redirect: 'manual',
    signal: patience(),
  })
  assert.deepEqual(
    [plain.status, plain.headers.get('location')],
    [301, 'https://data.example.org/records?state=AK'],
  )
  const id = /msg_[0-9a-f]{32}/.exec(await machine.run('send'))?.[0] ?? ''
  await waitForState({ base: first.base, key: machine.key, stop: () => Promise.resolve() }, id, 'delivered')

  await machine.run('backup')
  assert.equal(modeOf(machine.path('var/backups/rotunda/backup.json')), '600')
  await first.stop()
  await machine.run('empty', true)
  await machine.run('restore')
  assert.match(await machine.run('check'), /Example Society/)
  const second = await machine.startUnit()
  await waitForState({ base: second.base, key: machine.key, stop: () => Promise.resolve() }, id, 'delivered')
  // The restored release gets its index anew, and a slow machine takes longer than a request waits.
  await waitUntil('the records', async () => {
    const { status } = await fetch(`${second.base}/api/appropriations/v1/records`, { signal: patience() })
    return status === 200
  })
  assert.match(await machine.run('paused'), /house-cwc +paused/)
  await stopNginx()
  await second.stop()
})

test('what the test does not run is a list on the page, and each of its commands is shown', () => {
  const page = readFileSync(join(ROOT, 'docs/how-to/install-on-a-server.md'), 'utf8')
  const safe = readFileSync(join(ROOT, 'docs/how-to/keep-the-data-safe.md'), 'utf8')
  const [, list = ''] = page.split('\n## What no test runs\n')
  const notRun = [...COMMANDS.matchAll(/^# not run: ([\w-]+)$/gm)].map(([, name = '']) => name)
  assert.ok(notRun.length > 5)
  for (const name of notRun) {
    const [command = ''] = cutExample(COMMANDS, name).split(' ')
    assert.ok(list.includes(`\`${command}`) || list.includes(command), name)
  }
  for (const [, name = ''] of COMMANDS.matchAll(/^# cut: ([\w-]+)$/gm))
    assert.ok(
      `${page}${safe}`.includes(`<!-- cut: examples/install-on-a-server/commands.sh#${name} -->`),
      name,
    )
  assert.ok(cutExample(COMMANDS, 'node').includes(`v${process.versions.node}-linux`))
})
