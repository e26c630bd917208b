import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { after, test } from 'node:test'
import fc from 'fast-check'
import { runs } from '../testing.ts'
import { refuseNetworkFolder } from './refuse-network-folder.ts'

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'rotunda mounts-')))
after(() => rmSync(folder, { recursive: true }))

type Mount = readonly [point: string, kind: string, source?: string]

/** As the kernel writes a list of mounts. */
const write = (mounts: readonly Mount[]): string =>
  mounts
    .map(([point, kind, source = 'server:/folder']) => {
      const written = point.replace(
        /[ \t\n\\#]/g,
        (sign) => `\\${sign.charCodeAt(0).toString(8).padStart(3, '0')}`,
      )
      return `${source} ${written} ${kind} rw,relatime 0 0\n`
    })
    .join('')

const isRefused = (file: string, ...mounts: readonly Mount[]): boolean => {
  try {
    refuseNetworkFolder(file, () => write(mounts))
    return false
  } catch (cause) {
    assert.match(String(cause), /is in a network file system/)
    return true
  }
}

test('the refusal names the folder, the kind, the reason and both ways out', () => {
  assert.throws(() => refuseNetworkFolder(join(folder, 'db'), () => write([[folder, 'nfs4']])), {
    message:
      `${folder} is in a network file system (nfs4, mounted at ${folder}), and a network keeps neither the locks nor ` +
      'the shared memory of SQLite, so messages could be lost. Set ROTUNDA_DATA to a folder on a disk of this machine, or ' +
      'set DATABASE_URL to a database of PostgreSQL',
  })
})

test('each kind that several machines open at once is refused, and no kind of one machine is', () => {
  const kinds = (names: string) => names.split(' ').map((kind) => [kind, isRefused('/db', ['/', kind])])
  const shared =
    'nfs nfs4 cifs smb3 smbfs afs ceph glusterfs fuse.glusterfs lustre gpfs beegfs fuse.sshfs fuse.s3fs fuse.rclone davfs ' +
    'fuse.davfs2 fuse.ceph-fuse ocfs2 gfs2 fuse.gcsfuse fuse.juicefs'
  const local =
    'ext4 xfs btrfs zfs tmpfs overlay fuse fuseblk fuse.bindfs fuse.mergerfs 9p virtiofs nfsd autofs apfs'
  assert.deepEqual(
    kinds(shared).filter(([, refused]) => !refused),
    [],
  )
  assert.deepEqual(
    kinds(local).filter(([, refused]) => refused),
    [],
  )
  assert.ok(isRefused('/db', ['/', 'fuse', 'https://dav.example.org/']))
  assert.ok(isRefused('/db', ['/', 'fuse', 'mountpoint-s3']))
})

test('the mount point that is nearest to the file decides, wherever the list has it, and of equal ones the last', () => {
  const name = fc.string({
    unit: fc.constantFrom('a', 'b', ' ', '\t', '\n', '\\', '#', '0', '4', 'é'),
    minLength: 1,
    maxLength: 3,
  })
  const path = fc.array(name, { maxLength: 3 }).map((names) => `/${names.join('/')}`)
  const mounts = fc.array(fc.tuple(path, fc.constantFrom('nfs4', 'ext4')), { maxLength: 6 })
  fc.assert(
    fc.property(path, mounts, (below, list) => {
      const at = (point: string) => (point === '/' ? folder : `${folder}${point}`)
      const file = join(at(below), 'db')
      const placed = list.map(([point, kind]) => [at(point), kind] as const)
      let expected: string | undefined
      for (let place = file; place !== dirname(place) && expected === undefined; place = dirname(place))
        expected = placed.findLast(([point]) => point === place)?.[1]
      assert.equal(isRefused(file, ['/proc', 'proc'], ...placed, ['/', 'ext4']), expected === 'nfs4')
    }),
    runs(300),
  )
})

test('a link is followed to the file that SQLite opens, also where that file is not there yet', () => {
  const [near, far] = [join(folder, 'near'), join(folder, 'far')]
  for (const made of [near, far]) mkdirSync(made)
  const mount = [far, 'nfs4'] as const
  symlinkSync(far, join(folder, 'folder-link'))
  symlinkSync('../far/new', join(near, 'dangling'))
  symlinkSync('dangling', join(near, 'twice'))
  writeFileSync(join(near, 'file'), '')
  symlinkSync(join(near, 'file'), join(far, 'back'))
  symlinkSync('loop', join(near, 'loop'))
  for (const file of [
    'folder-link/db',
    'folder-link/deep/er/db',
    'near/dangling',
    'near/twice',
    'far/db',
    'far',
  ])
    assert.ok(isRefused(join(folder, file), mount), file)
  for (const file of ['near/db', 'far/back', 'folder-link/back', 'farther/db'])
    assert.ok(!isRefused(join(folder, file), mount), file)
  assert.throws(() => refuseNetworkFolder(join(near, 'loop'), () => ''), { code: 'ELOOP' })
})

test('where the system lists no mounts nothing is refused', () => {
  refuseNetworkFolder(join(folder, 'db'), () => '')
})
