import { filterCharts } from '../charts/filter-charts.ts'
import { withCitations } from '../cite/with-citations.ts'
import { enactedChart } from '../lists/enacted-chart.ts'
import { LISTS } from '../lists/lists.ts'
import type { Route } from '../page.ts'
import { totalsChart } from '../views/totals-chart.ts'
import { api, apiReference } from './api/api.ts'
import { tryApi } from './api/try.ts'
import { changes, changesAlternates } from './changes/changes.ts'
import { compareChart } from './compare/compare-chart.ts'
import { compare } from './compare/compare.ts'
import { corrections, correctionsAlternates } from './corrections/corrections.ts'
import { publicReport } from './corrections/public-report.ts'
import { data } from './data/data.ts'
import { dataset, datasets } from './datasets/datasets.ts'
import { tableFile, tablePage } from './datasets/table-page.ts'
import { docsCongress } from './docs/docs-congress.ts'
import { docsData } from './docs/docs-data.ts'
import { docsProblems } from './docs/docs-problems.ts'
import { docsSearch } from './docs/docs-search.ts'
import { docs, docsFolder, docsPage } from './docs/docs.ts'
import { downloads } from './downloads/downloads.ts'
import { embedTotals, embedTotalsPicture } from './embed/embed-totals.ts'
import { makeListFrames } from './embed/list-frames.ts'
import { oEmbed, withDiscovery } from './embed/oembed.ts'
import { enactedProject } from './enacted/enacted-project.ts'
import { entities } from './entities/entities.ts'
import { moneyChart } from './entities/money-chart.ts'
import { changesFeeds } from './feeds/changes-feed.ts'
import { regulationsFeeds } from './feeds/regulations-feed.ts'
import { collectionFeeds, releasesFeeds } from './feeds/releases-feed.ts'
import { home } from './home/home.ts'
import { makeListAlternates, makeListPage } from './lists/list-page.ts'
import { map } from './map/map.ts'
import { record } from './record/record.ts'
import { deadlinesCalendar } from './regulations/deadlines-calendar.ts'
import { regulationDocument } from './regulations/regulation-document.ts'
import { regulations, regulationsAlternate } from './regulations/regulations.ts'
import { release } from './releases/release.ts'
import { releases } from './releases/releases.ts'
import { search } from './search/search.ts'
import { llms, robots, security } from './share/files-for-programs.ts'
import { sitemaps } from './share/sitemap.ts'
import { sql } from './sql/sql.ts'
import { statusFeed } from './status/status-feed.ts'
import { status } from './status/status.ts'
import { totals, totalsAlternates } from './totals/totals.ts'

/** All pages by address. New pages are added only here. */
export const ROUTES: readonly Route[] = [
  home,
  search,
  ...LISTS.flatMap((list) => [
    ...withCitations(withDiscovery(makeListPage(list))),
    ...makeListAlternates(list),
    ...makeListFrames(list),
    ...list.feeds,
  ]),
  sql,
  ...withCitations(withDiscovery(totals)),
  ...totalsAlternates,
  ...withCitations(withDiscovery(map)),
  ...withCitations(compare),
  ...withCitations(withDiscovery(record)),
  ...entities,
  ...withCitations(withDiscovery(enactedProject)),
  ...filterCharts,
  totalsChart,
  enactedChart,
  compareChart,
  moneyChart,
  changes,
  ...changesAlternates,
  corrections,
  ...correctionsAlternates,
  publicReport,
  releases,
  ...withCitations(release),
  data,
  ...withCitations(dataset),
  ...withCitations(tablePage),
  tableFile,
  datasets,
  ...releasesFeeds,
  ...collectionFeeds,
  ...changesFeeds,
  ...regulationsFeeds,
  embedTotals,
  embedTotalsPicture,
  oEmbed,
  ...sitemaps,
  robots,
  llms,
  security,
  docs,
  docsSearch,
  docsData,
  docsCongress,
  docsProblems,
  docsFolder,
  docsPage,
  api,
  apiReference,
  tryApi,
  regulations,
  regulationsAlternate,
  regulationDocument,
  deadlinesCalendar,
  status,
  statusFeed,
]

/** Pages at addresses where programs get another answer. */
export const SHARED_ROUTES: readonly Route[] = [downloads]
