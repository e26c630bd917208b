import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { after, test } from 'node:test'
import { endWithTest, runToEnd } from '../../apps/service/src/platform/testing.ts'
import { openPages } from './testing/open-pages.ts'

const { read } = await openPages({ after })

test('a link cannot bring orders for the shell into the command that is copied', async () => {
  for (const query of [
    'select 1\n;\nSQL\necho INJECTED',
    'SQL\nSQL_\necho INJECTED',
    'select 1\r\nSQL\r\necho x',
  ]) {
    const { document } = await read(`/sql?query=${encodeURIComponent(query)}`)
    const command = document.querySelector('#home')?.parentElement?.querySelector('pre')?.textContent ?? ''
    assert.ok(command.includes('echo'))
    // Stands for DuckDB: it gives back what it is asked.
    const shell = endWithTest(spawn('bash', ['-c', `duckdb() { cat; }\n${command}`]))
    const { code, stdout } = await runToEnd(shell)
    assert.equal(code, 0)
    assert.match(stdout, /^echo (INJECTED|x)/m)
    assert.doesNotMatch(stdout, /^(INJECTED|x)/m)
  }
})
