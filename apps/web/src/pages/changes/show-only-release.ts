import { listFeeds } from '../../feeds/follow.ts'
import { addressOf } from '../../filters/addresses.ts'
import { keepFilter } from '../../filters/describe-filter.ts'
import { href } from '../../html/href.ts'
import { html } from '../../html/html.ts'
import { showReleaseOf } from '../../releases/name-release.ts'
import type { Release } from '../../releases/read-releases.ts'
import type { Page } from '../../page.ts'
import { showFeeds } from './show-feeds.ts'

/** Where there is nothing to compare with. */
export const showOnlyRelease = (
  release: Release,
  releases: readonly Release[],
  params: URLSearchParams,
): Page => {
  const filter = keepFilter(params)
  return {
    title: releases.length === 1 ? 'Only one release so far' : 'The first release',
    description: 'There is no earlier release to compare with.',
    isIndexed: false,
    alternates: listFeeds('records', 'Changes of records', filter),
    main: html`<p class="lead">${
      releases.length === 1
        ? html`One release has been published here, ${showReleaseOf(release)}. With the next one, this page shows what it added, changed and withdrew.`
        : html`Nothing was published before ${showReleaseOf(release)}: choose another one to compare it with.`
    }</p>
<ul><li><a href="/releases">All releases</a></li><li><a href="${href(addressOf('/records', filter))}">${filter.size === 0 ? 'All records' : 'The records of this filter'}</a></li></ul>
${showFeeds(params)}
<p>The feed has its first entries with the next release.</p>`,
  }
}
