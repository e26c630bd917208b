import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { readHead } from '../../bench/results-page.ts'

/** `countCommits` is undefined for a commit that the clone does not have. */
export const describeAge = (page: string, countCommits: (commit: string) => number | undefined): string => {
  const commit = readHead(page)?.commit
  if (commit === undefined)
    return 'bench/results.md has parts of several commits: run `npm run bench` on a quiet machine'
  const age = countCommits(commit)
  return age === undefined
    ? `bench/results.md is of commit ${commit}, which this clone does not have`
    : `bench/results.md is ${age} commits old`
}

/** Age at the commit that is checked out. */
export const describeBenchAge = (): string =>
  describeAge(readFileSync(new URL('../../bench/results.md', import.meta.url), 'utf8'), (commit) => {
    const { status, stdout } = spawnSync('git', ['rev-list', '--count', `${commit}..HEAD`], {
      encoding: 'utf8',
    })
    return status === 0 ? Number(stdout) : undefined
  })
