import assert from 'node:assert/strict'
import { test } from 'node:test'
import { buildHelp } from './build-help.ts'
import type { Command } from './command.ts'
import { chooseCommand } from './choose-command.ts'
import { loadCommands } from './command-table.ts'
import { readCommandLine } from './read-command-line.ts'
import { UsageFault } from './usage-fault.ts'

const COMMANDS = await loadCommands()
const split = (line: string) => line.split(' ').filter(Boolean)
const read = (line: string) => readCommandLine(split(line), COMMANDS)
const choose = (line: string) => chooseCommand(split(line), COMMANDS)

const REFUSED: readonly (readonly [line: string, says: RegExp])[] = [
  ['keys isue', /no command "keys isue"\. Did you mean "keys issue"/],
  ['keyz', /no command "keyz"\. Did you mean "keys"/],
  ['messages shw', /Did you mean "messages show"/],
  ['sources remove x.csv', /no command "sources remove"\.$/],
  ['sources withdrw', /Did you mean "sources withdraw"/],
  ['purg', /Did you mean "purge"/],
  ['keys', /needs one more word: keys issue, keys list, keys show, .*keys revoke/],
  ['frobnicate', /no command "frobnicate"\.$/],
  ['keys issue --organization X', /no option --organization\. Did you mean "--organisation"/],
  ['keys list -j', /no option --j\./],
  ['keys issue', /--organisation NAME and --scope SCOPE are needed\./],
  ['sources add x.csv', /--publisher NAME and --url URL are needed\./],
  ['keys issue --organisation X', /--scope SCOPE is needed/],
  ['keys issue --organisation X --scope message:send', /not "message:send"\. Did you mean "messages:send"/],
  ['messages list --state', /--state needs a value: --state STATE/],
  ['messages list --state --json', /--state needs a value/],
  ['messages list --state=', /--state needs a value/],
  ['messages list --state held --state queued', /once only/],
  ['messages list --json=yes', /--json takes no value/],
  ['messages list extra', /does not know what to do with "extra"/],
  ['messages show', /needs ID/],
  ['messages show a b', /does not know what to do with "b"/],
  ['channels check house', /Did you mean "house-cwc"/],
  [
    'audit list --action key.isue',
    /--action must be one of audit\.head, .*, not "key\.isue"\. Did you mean "key\.issue"/,
  ],
]

for (const [line, says] of REFUSED)
  test(`"${line}" is not understood, and says why`, () => {
    assert.throws(
      () => read(line),
      (fault) => fault instanceof UsageFault && says.test(fault.message),
    )
  })

test('options stand before or behind the operand, and those that repeat keep their order', () => {
  const order = read('messages hold --channel house-cwc --reason=--why --json')
  assert.ok(order.json)
  assert.deepEqual(order.line.options.get('reason'), ['--why'])
  const show = read('messages show --json msg_1')
  assert.ok(show.line.operands[0] === 'msg_1')
  const issue = read('keys issue --scope staff:read --organisation X --scope messages:send')
  assert.deepEqual(issue.line.options.get('scope'), ['staff:read', 'messages:send'])
})

test('an option without a value is given or not, and takes none', () => {
  const command: Command = {
    words: 'files take',
    summary: 'Take files.',
    examples: ['files take'],
    options: [{ name: 'all', description: 'Every one.' }],
    run: () => Promise.reject(new Error('is only read here')),
  }
  const order = readCommandLine(['files', 'take', '--all'], [command])
  assert.ok(order.line.options.has('all'))
  assert.throws(() => readCommandLine(['files', 'take', '--all=yes'], [command]), /--all takes no value/)
  assert.match(buildHelp([command]), /files take \[--all\]\n[^]*--all +Every one\./)
})

test('an operand that may be repeated is taken as often as it is given, at least once unless it is optional', () => {
  const operand = { name: 'FILE', description: 'A file.', repeated: true } as const
  const command: Command = {
    words: 'files take',
    summary: 'Take files.',
    examples: ['files take'],
    operand,
    options: [{ name: 'to', value: 'PLACE', description: 'Where.' }],
    run: () => Promise.reject(new Error('is only read here')),
  }
  const order = readCommandLine(['files', 'take', 'b', '--to', 'x', 'a', 'b'], [command])
  assert.deepEqual(order.line.operands, ['b', 'a', 'b'])
  assert.throws(() => readCommandLine(['files', 'take'], [command]), /needs FILE: A file\./)
  assert.match(buildHelp([command]), /files take FILE \[FILE …\] \[--to PLACE\]/)
})

test('an operand that is empty is missing, also where it may be left out', () => {
  for (const words of ['messages show', 'messages retry', 'release publish'])
    assert.throws(() => readCommandLine([...words.split(' '), ''], COMMANDS), /needs (ID|RELEASE.*): /)
})

test('every command has its help, which names its operand and each of its options', () => {
  for (const { words, operand, options } of COMMANDS) {
    const order = choose(`${words} --help`)
    assert.ok(order?.kind === 'help')
    const help = buildHelp(order.commands)
    for (const name of ['json', 'help', ...options.map((option) => option.name)])
      assert.ok(help.includes(`--${name}`), `${words}: --${name}`)
    assert.ok(help.includes(operand?.name ?? ''))
  }
})

test('help without a command lists all, and with a first word those that begin with it', () => {
  for (const line of ['', '--help', '-h', 'help']) {
    const order = choose(line)
    assert.ok(order?.kind === 'help')
    for (const { words } of COMMANDS) assert.ok(buildHelp(order.commands).includes(`  ${words} `))
  }
  for (const line of ['keys --help', 'help keys']) {
    const some = choose(line)
    assert.ok(some?.kind === 'help' && some.commands.every(({ words }) => words.startsWith('keys ')))
  }
})

test('every help ends with an example that the command line understands', () => {
  for (const command of COMMANDS) {
    assert.ok(command.examples.length > 0, command.words)
    for (const example of command.examples) {
      assert.ok(buildHelp([command]).includes(`npm run rotunda -- ${example}`))
      const args = [...example.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '')
      assert.equal(readCommandLine(args, COMMANDS).words, command.words)
    }
  }
})

test('a command that destroys can be looked at first, and asks unless it is told yes', () => {
  const destroying = COMMANDS.filter((command) => 'destroys' in command)
  assert.deepEqual(
    destroying.map(({ words }) => words),
    [
      'keys revoke',
      'people delete',
      'corrections redact',
      'release end',
      'store clean',
      'purge',
      'secrets forget',
    ],
  )
  const channels = ['channels pause', 'channels resume']
  const mail = ['mail pause', 'mail resume']
  const foreseeing = ['messages retry', 'messages hold', 'messages release', ...channels, 'roster refresh']
  const corrections = ['corrections redact', 'corrections add', 'corrections withdraw']
  const also = [
    'sources fetch',
    'sources add',
    'sources withdraw',
    ...corrections,
    'release end',
    'release publish',
  ]
  assert.deepEqual(
    COMMANDS.filter((command) => 'preview' in command).map(({ words }) => words),
    [
      'keys revoke',
      'people delete',
      ...foreseeing,
      ...also,
      'store clean',
      'database migrate',
      'purge',
      'secrets forget',
      ...mail,
    ],
  )
  // Without --yes it only counts.
  const counting = ['messages release']
  for (const command of COMMANDS.filter(({ words }) => !counting.includes(words))) {
    const has = (name: string) => command.options.some((option) => option.name === name)
    assert.equal(has('yes'), destroying.includes(command), command.words)
    assert.equal(has('dry-run'), 'preview' in command, command.words)
    if (has('yes')) assert.ok(has('dry-run'), command.words)
  }
})
