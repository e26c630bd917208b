import { readFileSync, readlinkSync, realpathSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { isSystemFault } from '../thrown.ts'

/**
 * File systems that several machines open at once, also through FUSE. 9p and virtiofs are not in the list: they carry a
 * folder of a host into its own guest (WSL, gVisor, QEMU), which then is the only machine that opens it.
 */
const SHARED: ReadonlySet<string> = new Set(
  (
    'nfs nfs4 cifs smb2 smb3 smbfs smbnetfs ncp ncpfs afs auristorfs openafs coda ceph ceph-fuse glusterfs lustre ' +
    'gpfs beegfs orangefs pvfs2 panfs wekafs ocfs2 gfs gfs2 sshfs s3fs rclone davfs davfs2 webdavfs curlftpfs gcsfuse goofys ' +
    'geesefs blobfuse blobfuse2 mount-s3 juicefs mfs moosefs lizardfs saunafs seaweedfs gvfsd-fuse'
  ).split(' '),
)

/**
 * Throws if the system says that the database file would lie on a network. `mounts` has the form of /proc/self/mounts,
 * and is empty on systems that have no such file.
 */
export const refuseNetworkFolder = (file: string, readMounts = readMountsHere): void => {
  const path = findRealPath(file)
  // The walk to the file mounts folders that are mounted on use.
  const mount = findMount(path, readMounts())
  if (mount === undefined || !isShared(mount)) return
  throw new Error(
    `${dirname(path)} is in a network file system (${mount.kind}, mounted at ${mount.point}), and a network keeps neither the locks nor the shared memory of SQLite, so messages could be lost. Set ROTUNDA_DATA to a folder on a disk of this machine, or set DATABASE_URL to a database of PostgreSQL`,
  )
}

type Mount = { readonly source: string; readonly point: string; readonly kind: string }

/** FUSE names its program after a dot; davfs2 and mount-s3 are known by their source alone. */
const isShared = ({ kind, source }: Mount): boolean =>
  SHARED.has(kind.replace(/^fuse\./, '')) || (kind === 'fuse' && /^(https?:\/\/|mountpoint-s3$)/.test(source))

/** The longest mount point that holds the path; of equal ones the last, which covers the others. */
const findMount = (path: string, mounts: string): Mount | undefined =>
  mounts
    .split('\n')
    .map((line) => {
      const [source = '', point = '', kind = ''] = line.split(' ').map(decode)
      return { source, point, kind }
    })
    .filter(({ point }) => point !== '' && `${path}/`.startsWith(point.endsWith('/') ? point : `${point}/`))
    .reduce<Mount | undefined>(
      (found, mount) => (found !== undefined && mount.point.length < found.point.length ? found : mount),
      undefined,
    )

/** The kernel writes blanks, line ends and backslashes as three octal digits. */
const decode = (field: string): string =>
  field.replace(/\\([0-7]{3})/g, (_, octal: string) => String.fromCharCode(parseInt(octal, 8)))

/** Path without symbolic links. The file need not exist, nor its folders, nor the target of a link. */
const findRealPath = (path: string): string => {
  try {
    return realpathSync(path)
  } catch (cause) {
    if (!isSystemFault(cause, 'ENOENT')) throw cause
  }
  const named = join(findRealPath(dirname(path)), basename(path))
  try {
    return findRealPath(resolve(dirname(named), readlinkSync(named)))
  } catch (cause) {
    if (!isSystemFault(cause, 'ENOENT', 'EINVAL')) throw cause
    return named
  }
}

const readMountsHere = (): string => {
  try {
    return readFileSync('/proc/self/mounts', 'utf8')
  } catch (cause) {
    if (!isSystemFault(cause, 'ENOENT', 'ENOTDIR', 'EACCES')) throw cause
    return ''
  }
}
