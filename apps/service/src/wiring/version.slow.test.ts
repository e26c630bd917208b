import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, test } from 'node:test'
import { RUN_MILLISECONDS } from '../platform/testing.ts'
import { findCommit, findCommitOf, VERSION } from './version.ts'

type Test = { after(clean: () => void): void }

const makeFolder = (t: Test): string => {
  const folder = mkdtempSync(join(tmpdir(), 'rotunda-version-'))
  t.after(() => {
    rmSync(folder, { recursive: true })
  })
  return folder
}

const WHO = ['-c', 'user.name=Test', '-c', 'user.email=test@example.org', '-c', 'init.defaultBranch=main']

/** Git of this machine, with no settings of the person who runs the tests. */
const git = (folder: string, ...args: string[]): string => {
  const env = { PATH: process.env['PATH'], GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1' }
  const { status, stdout, stderr } = spawnSync('git', [...WHO, ...args], {
    cwd: folder,
    env,
    encoding: 'utf8',
    timeout: RUN_MILLISECONDS,
  })
  assert.equal(status, 0, stderr)
  return stdout.trim()
}

const hasGit = spawnSync('git', ['--version'], { timeout: RUN_MILLISECONDS }).status === 0

/** A repository with one commit, in the places of this one. */
const makeRepository = (folder: string): string => {
  mkdirSync(join(folder, 'apps'), { recursive: true })
  mkdirSync(join(folder, 'docs'))
  writeFileSync(join(folder, 'apps/code.ts'), 'export {}\n')
  writeFileSync(join(folder, 'docs/page.md'), '# Page\n')
  writeFileSync(join(folder, 'COMMIT'), '$Format:%H$\n')
  writeFileSync(join(folder, '.gitattributes'), '/COMMIT export-subst\n')
  git(folder, 'init', '--quiet')
  git(folder, 'add', '.')
  git(folder, 'commit', '--quiet', '-m', 'one')
  return git(folder, 'rev-parse', 'HEAD')
}

describe('the commit that runs', { skip: hasGit ? false : 'there is no git on this machine' }, () => {
  test('is that of the checkout, on a branch, packed, detached and in a further working tree', (t) => {
    const folder = makeFolder(t)
    const first = makeRepository(folder)
    assert.equal(findCommitOf(folder), first)
    git(folder, 'pack-refs', '--all')
    assert.equal(findCommitOf(folder), first)
    writeFileSync(join(folder, 'apps/code.ts'), 'export const one = 1\n')
    git(folder, 'commit', '--quiet', '-am', 'two')
    const second = git(folder, 'rev-parse', 'HEAD')
    assert.notEqual(second, first)
    // The packed one is older by now.
    assert.equal(findCommitOf(folder), second)
    git(folder, 'checkout', '--quiet', '--detach', first)
    assert.equal(findCommitOf(folder), first)
    const tree = join(makeFolder(t), 'tree')
    git(folder, 'worktree', 'add', '--quiet', '-b', 'other', tree, second)
    assert.equal(findCommitOf(tree), second)
    git(folder, 'pack-refs', '--all')
    assert.equal(findCommitOf(tree), second)
    // A copy of the files alone is no checkout: the working tree says where its repository was.
    rmSync(join(tree, '.git'))
    assert.equal(findCommitOf(tree), undefined)
  })

  test('says that files that run were changed, staged or not, and nothing of a changed page', (t) => {
    const folder = makeFolder(t)
    const commit = makeRepository(folder)
    writeFileSync(join(folder, 'docs/page.md'), '# Another\n')
    assert.equal(findCommitOf(folder), commit)
    writeFileSync(join(folder, 'apps/code.ts'), 'export const one = 1\n')
    assert.equal(findCommitOf(folder), `${commit}-dirty`)
    git(folder, 'add', '.')
    assert.equal(findCommitOf(folder), `${commit}-dirty`)
    git(folder, 'checkout', '--quiet', 'HEAD', '--', 'apps')
    assert.equal(findCommitOf(folder), commit)
  })

  test('is in the file that "git archive" writes, and never that of a repository around it', (t) => {
    const [folder, around] = [makeFolder(t), makeFolder(t)]
    const commit = makeRepository(folder)
    makeRepository(around)
    const place = join(around, 'unpacked')
    mkdirSync(place)
    git(folder, 'archive', '--output', join(around, 'rotunda.tar'), 'HEAD')
    assert.equal(
      spawnSync('tar', ['-xf', '../rotunda.tar'], { cwd: place, timeout: RUN_MILLISECONDS }).status,
      0,
    )
    assert.equal(findCommitOf(place), commit)
    // A plain copy has the file as it is in a checkout.
    writeFileSync(join(place, 'COMMIT'), '$Format:%H$\n')
    assert.equal(findCommitOf(place), undefined)
    for (const wrong of ['', 'v0.2.0\n', commit.slice(1), `${commit}0`]) {
      writeFileSync(join(place, 'COMMIT'), wrong)
      assert.equal(findCommitOf(place), undefined, wrong)
    }
  })
})

test('this project lets git write the commit into its archives', () => {
  const root = join(import.meta.dirname, '../../../..')
  assert.equal(readFileSync(join(root, '.gitattributes'), 'utf8').includes('\n/COMMIT export-subst\n'), true)
  assert.match(findCommit() ?? '', /^([0-9a-f]{40}(-dirty)?)?$/)
  assert.match(VERSION, /^\d+\.\d+\.\d+$/)
})
