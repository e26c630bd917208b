import assert from 'node:assert/strict'
import { appendFileSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test, type TestContext } from 'node:test'
import { askHere, makeEnvironment, runHere } from './testing.ts'

const at = (minute: number): string => `2026-03-02T12:${String(minute).padStart(2, '0')}:00.000Z`

const line = (id: string, minute: number): string =>
  JSON.stringify({
    record: 'hr-2026-0000000000000001',
    id,
    field: 'amount',
    before: 500,
    after: 5000,
    evidence_url: 'https://member.example/',
    decided_at: at(0),
    entered_at: at(minute),
  })

const setUp = (t: TestContext) => {
  const environment = makeEnvironment(t)
  const file = join(environment.ROTUNDA_DATA, 'corrections.ndjson')
  const order = (...words: string[]) => askHere(environment, 'corrections', ...words)
  const refused = async (...words: string[]): Promise<string> => {
    const { code, stderr } = await runHere(environment, 'corrections', ...words)
    assert.equal(code, 1)
    return stderr
  }
  return { environment, file, order, refused, read: () => readFileSync(file, 'utf8') }
}

test('a ledger is imported once and exported byte for byte', async (t) => {
  const { environment, file, order, read } = setUp(t)
  const text = `${line('c1', 1)}\r\n\n${line('c2', 2)}`
  writeFileSync(file, text)
  assert.deepEqual(await order('import'), { imported: 2 })
  assert.deepEqual(await order('import'), { imported: 0 })
  rmSync(file)
  assert.deepEqual(await order('export'), { file, bytes: Buffer.byteLength(text) })
  assert.equal(read(), text)
  assert.equal((await order('export', '--to', '-')).ledger, text)
  const elsewhere = join(environment.ROTUNDA_DATA, 'elsewhere.ndjson')
  await order('export', '--to', 'elsewhere.ndjson')
  assert.equal(readFileSync(elsewhere, 'utf8'), text)
  assert.ok(!existsSync(`${file}.new`) && !existsSync(`${elsewhere}.new`))
  const { stdout } = await runHere(environment, 'audit', 'list')
  assert.match(stdout, /corrections\.import/)
})

test('a line is withdrawn by command, with its reason, and once', async (t) => {
  const { environment, file, order, refused, read } = setUp(t)
  writeFileSync(file, `${line('c1', 1)}\n`)
  await order('import')
  const words = ['withdraw', '--id', 'c1', '--reason', 'The letter was about another project.']
  assert.deepEqual((await order(...words, '--dry-run')).added, false)
  const { withdraws, reason, entered_at } = await order(...words)
  await order('export')
  assert.equal(read(), `${line('c1', 1)}\n${JSON.stringify({ withdraws, reason, entered_at })}\n`)
  assert.match(await refused(...words), /Nothing was added: the line withdraws c1 again/)
  assert.match(await refused(...words, '--dry-run'), /no correction c1 that is not withdrawn/)
  assert.match(await refused('withdraw', '--id', 'c9', '--reason', 'x'), /no line above has that id/)
  assert.match((await runHere(environment, 'audit', 'list')).stdout, /corrections\.withdraw/)
})

test('no order overtakes lines of the file that were not imported, and no export writes over them', async (t) => {
  const { environment, file, order, refused, read } = setUp(t)
  writeFileSync(file, `${line('c1', 1)}\n`)
  const text = read()
  for (const words of [['export'], ['withdraw', '--id', 'c1', '--reason', 'x']])
    assert.match(await refused(...words), /not as it was imported or exported last.*corrections import/)
  assert.equal(read(), text)
  await order('import')
  appendFileSync(file, `${line('c2', 2)}\n{\n`)
  assert.match(await refused('import'), /corrections\.ndjson, line 3, is not JSON/)
  writeFileSync(file, `${line('c1', 1)}\n${line('c2', 2)}\n`)
  assert.deepEqual(await order('import'), { imported: 1 })
  writeFileSync(file, `${line('c2', 2)}\n`)
  assert.match(await refused('import'), /from line 1 on/)
  assert.match(await refused('check'), /does not begin with the ledger of the database/)
  rmSync(file)
  assert.match(await refused('import'), /There is no file .*corrections\.ndjson to import/)
  assert.equal((await runHere(environment, 'corrections', 'check')).code, 0)
})

test('a place that cannot be written is refused', async (t) => {
  const { environment, refused } = setUp(t)
  assert.match(await refused('export', '--to', 'none/ledger'), /none\/ledger cannot be written: there is no/)
  assert.match(await refused('export', '--to', '.'), /cannot be written: it is a folder/)
  assert.deepEqual(
    readdirSync(environment.ROTUNDA_DATA).filter((name) => name.endsWith('.new')),
    [],
  )
})
