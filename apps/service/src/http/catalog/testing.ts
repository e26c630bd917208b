import type { ListedSnapshot } from '@rotunda/contract'
import type { FastifyInstance } from 'fastify'
import { makeContents, makeFundingLine, makeRecord } from '../../collections/appropriations/testing.ts'
import { downloads } from '../downloads/index.ts'
import { listen, openTestReleases } from '../downloads/testing.ts'
import { catalog, type CatalogNeeds } from './index.ts'

export const LOBBYING: ListedSnapshot = {
  kind: 'lobbying',
  title: 'Lobbying reports, sample quarter',
  holds: 'Invented reports of one quarter, first filings only: neither amendments nor contributions.',
  publisher: 'Sample Clerk',
  url: 'https://snapshots.example/lobbying-2026q1.csv.zip',
  media_type: 'application/zip',
  bytes: 123_456,
  sha256: 'b'.repeat(64),
  as_of: '2026-04-20',
}

type Cleaning = { after(clean: () => unknown): void }

/** The catalog beside the files that it lists, on a real port. `publish` makes a release whose files hold the text. */
export const openCatalog = async (
  t: Cleaning,
  needs: Partial<CatalogNeeds['catalog']> = {},
  prepare: (app: FastifyInstance) => unknown = () => undefined,
) => {
  const { api, publish } = openTestReleases(t)
  const { datasets } = makeContents([makeRecord()], [makeFundingLine()])
  const wire = await listen(t, async (app) => {
    prepare(app)
    await app.register(downloads, { publishing: [api] })
    const defaults = { snapshots: [], contactEmail: 'data@rotunda.example' }
    await app.register(catalog, { apis: [api], catalog: { ...defaults, ...needs } })
  })
  const names = datasets.flatMap(({ dataset }) => [`${dataset}.csv`, `${dataset}.json`])
  return {
    ...wire,
    publish: (text: string) =>
      publish(
        Object.fromEntries(
          ['bagit.txt', 'data/fields.csv', ...names.map((name) => `data/${name}`)].map((path) => [
            path,
            `${path} ${text}`,
          ]),
        ),
        datasets,
      ),
  }
}
