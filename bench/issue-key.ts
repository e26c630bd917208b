import { execFileSync } from 'node:child_process'
import type { Headers } from './public/service.ts'

const QUOTAS = ['--per-minute', '100000000', '--per-day', '1000000000']
const EXEMPT = ['--without-terms', 'It is a key of the bench.']

/** The headers of a client whose key the operator's command made. The service may run meanwhile. */
export const issueKey = (
  directory: string,
  scopes: readonly string[],
  settings: Readonly<Record<string, string>> = {},
): Headers => {
  const named = scopes.flatMap((scope) => ['--scope', scope])
  const words = ['keys', 'issue', '--organisation', 'Bench', ...named, ...QUOTAS, ...EXEMPT, '--json']
  const issued = execFileSync(process.execPath, ['apps/service/src/bin/rotunda.js', ...words], {
    env: { ...process.env, ...settings, ROTUNDA_DATA: directory },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  // The output of the command.
  const { secret } = JSON.parse(issued) as { readonly secret: string }
  return { authorization: `Bearer ${secret}` }
}
