import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { makeAsset, type Asset } from './make-asset.ts'

/**
 * DuckDB for browsers. This is the last version that reads Parquet without an extension; later versions load the
 * extension from another host at run time (docs/decisions/0053-sql-in-the-browser.md).
 */
const require = createRequire(import.meta.url)
const { resolve } = require
const DIST = dirname(resolve('@duckdb/duckdb-wasm'))

const engine = (): Asset =>
  makeAsset('duckdb/engine.wasm', 'application/wasm', readFileSync(join(DIST, 'duckdb-eh.wasm')))

const worker = (): Asset =>
  makeAsset('duckdb/worker.js', SCRIPT, readFileSync(join(DIST, 'duckdb-browser-eh.worker.js')))

const SCRIPT = 'text/javascript; charset=utf-8'

/** The package has no ES module, so this wraps it and exports its members by name. */
const arrowModule = (): Asset => {
  const bundle = readFileSync(join(dirname(resolve('apache-arrow')), 'Arrow.es2015.min.js'), 'utf8')
  const names = Object.keys(require('apache-arrow') as object) // CommonJS modules are objects.
  const text = [
    'const exports = {}, module = { exports };',
    `(function () {${bundle}\n}).call(globalThis);`,
    `export const { ${names.join(', ')} } = module.exports;`,
  ]
  return makeAsset('duckdb/arrow.js', SCRIPT, Buffer.from(text.join('\n')))
}

const client = (arrowAddress: string): Asset => {
  const text = readFileSync(join(DIST, 'duckdb-browser.mjs'), 'utf8')
  return makeAsset(
    'duckdb/client.js',
    SCRIPT,
    Buffer.from(text.replaceAll('from"apache-arrow"', `from"${arrowAddress}"`)),
  )
}

type Named<Value> = Readonly<Record<'engine' | 'worker' | 'arrow' | 'client', Value>>

const readFiles = (): Named<Asset> => {
  const arrow = arrowModule()
  return { engine: engine(), worker: worker(), arrow, client: client(arrow.address) }
}

let read: Named<Asset> | undefined

/** Reads the files when a visitor first opens the page: 18 MB that no other page needs. */
export const readDuckdb = (): Named<Asset> => (read ??= readFiles())

let addresses: Omit<Named<string>, 'arrow'> | undefined

/** Addresses without the files, because the thread that writes pages must not hold 18 MB. */
export const nameDuckdb = (): Omit<Named<string>, 'arrow'> => {
  if (addresses !== undefined) return addresses
  const files = readFiles()
  addresses = { engine: files.engine.address, worker: files.worker.address, client: files.client.address }
  return addresses
}
