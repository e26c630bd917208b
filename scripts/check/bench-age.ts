import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

type Part = { readonly name: string; readonly commit: string | undefined }

/** Commit of each part of bench/results.md; early parts name none. */
export const listMeasured = (page: string): Part[] =>
  page.split(/(?=<!-- part: )/).flatMap((part) => {
    const name = /^<!-- part: (\S+) -->/.exec(part)?.[1]
    const commit = /^Version: .*?commit `([0-9a-f]+)(?:-dirty)?`/m.exec(part)?.[1]
    return name === undefined ? [] : [{ name, commit }]
  })

/** Age of each part, oldest first. `countCommits` is undefined for a commit that the clone does not have. */
export const describeAge = (page: string, countCommits: (commit: string) => number | undefined): string => {
  const ages = listMeasured(page).map(({ name, commit }) => ({
    name,
    age: commit === undefined ? undefined : countCommits(commit),
  }))
  const known = ages.toSorted((a, b) => (b.age ?? Infinity) - (a.age ?? Infinity))
  return `bench/results.md is old by commits: ${known.map(({ name, age }) => `${name} ${age ?? 'unknown'}`).join(', ')}`
}

/** The same for the commit that is checked out. */
export const describeBenchAge = (): string =>
  describeAge(readFileSync(new URL('../../bench/results.md', import.meta.url), 'utf8'), (commit) => {
    const { status, stdout } = spawnSync('git', ['rev-list', '--count', `${commit}..HEAD`], {
      encoding: 'utf8',
    })
    return status === 0 ? Number(stdout) : undefined
  })
