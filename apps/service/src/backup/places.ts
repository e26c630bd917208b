/** Folders of the data directory that a backup copies, besides the tables of the database. */
const COPIED = ['sources', 'releases', 'evidence'] as const
const LEDGER_FILE = /^corrections(-[\w-]+)?\.ndjson$/

type Rule = { readonly name: RegExp; readonly reason: string }

/** Entries of the data directory that need no copy, with the reason. */
export const NEED_NO_COPY: readonly Rule[] = [
  { name: /^rotunda\.sqlite(-wal|-shm)?$/, reason: 'its tables are in the backup' },
  { name: /^(secrets\.json|signing-key\.pem)/, reason: 'secrets are kept apart from the data' },
  { name: /^serving$/, reason: 'each running process says there which releases it serves' },
  { name: /^refused-starts$/, reason: 'it counts refused starts of this machine' },
  { name: /^(backup-lock(-journal)?|unfinished-restore)$/, reason: 'they belong to backups and restores' },
  { name: /^\.spool-/, reason: 'a spool ends with its answer' },
]

/** Entries of a copied folder, or of the folder of a collection in it, that need no copy, with the reason. */
export const NEED_NO_COPY_WITHIN: readonly Rule[] = [
  { name: /^indexes$/, reason: 'the service makes the index of a release again' },
  { name: /^read$/, reason: 'the next build reads the documents again' },
  { name: /^tmp-/, reason: 'a build that has not ended: the next backup has its release' },
  { name: /^(drafts|draft-.*)$/, reason: 'a file that is not whole yet' },
  { name: /^unfinished$/, reason: 'a retrieval that has not ended begins again' },
  { name: /^\.spool-/, reason: 'a spool ends with its answer' },
]

/** Whether a backup holds this entry of the data directory; undefined for an entry that the service does not make. */
export const isCopied = (name: string): boolean | undefined => {
  if (COPIED.some((one) => one === name) || LEDGER_FILE.test(name)) return true
  return NEED_NO_COPY.some((rule) => rule.name.test(name)) ? false : undefined
}

/** Depths below the data directory at which a collection has its folders. */
const COLLECTION_DEPTHS = [1, 2]

/** Whether a file of the data directory belongs into a backup. `path` has `/` between its names. */
export const belongsInto = (path: string): boolean => {
  const names = path.split('/')
  if (names.some((name) => name === '' || name === '.' || name === '..')) return false
  const isLeftOut = (name = ''): boolean => NEED_NO_COPY_WITHIN.some((rule) => rule.name.test(name))
  return isCopied(names[0] ?? '') === true && !COLLECTION_DEPTHS.some((depth) => isLeftOut(names[depth]))
}

export const TABLES_FOLDER = 'tables'
export const EVIDENCE_FOLDER = 'evidence'

export const tablePath = (table: string): string => `${TABLES_FOLDER}/${table}.ndjson`
