import type { Preview } from '@rotunda/contract'
import { refuseUnknown } from '../../ask/refuse-unknown.ts'
import { feedAddress, makeFeedRoutes } from '../../feeds/feed-route.ts'
import { makeTag, markSample } from '../../feeds/feed.ts'
import { notFound } from '../../parts/not-found.ts'
import { readSnapshots } from '../../releases/read-snapshots.ts'

/** The newest changes between editions of a collection that is published as files. */
export const changesFeeds = makeFeedRoutes(
  'datasets/:dataset/changes',
  async (asked) => {
    const refused = refuseUnknown(asked, [])
    if (refused !== undefined) return refused
    const { origin, site, named } = asked
    const name = named['dataset'] ?? ''
    const [snapshot] = await readSnapshots(asked, name)
    const changes = snapshot === undefined ? [] : listChanges(snapshot.preview)
    if (snapshot === undefined || changes.length === 0)
      return notFound('This dataset has no feed of changes. /datasets lists all datasets.', asked)
    const { preview } = snapshot
    const mark = markSample(preview.sample)
    return {
      id: makeTag(origin, `feeds/datasets/${name}/changes`),
      title: `Rotunda: changes of ${name}${mark}`,
      subtitle: `${preview.title}: the newest changes between editions. All are in the files.`,
      author: site.operator.name,
      updated: preview.newest_document_at,
      self: feedAddress(asked, asked.params),
      page: `${origin}/datasets/${name}`,
      entries: changes.map(({ dataset, id, day, title, summary }) => ({
        id: makeTag(origin, `datasets/${dataset}/${id}`),
        title: `${title}${mark}`,
        address: `${origin}/datasets/${name}#${dataset}`,
        updated: `${day}T00:00:00.000Z`,
        summary,
        categories: [dataset],
      })),
    }
  },
  { questions: 2 },
)

const listChanges = ({ datasets }: Preview) =>
  datasets.flatMap(({ dataset, changes }) => changes.map((change) => ({ dataset, ...change })))
