import { html } from '../../html/html.ts'
import { showReleaseOf } from '../../releases/name-release.ts'
import type { Release } from '../../releases/read-releases.ts'
import type { Page } from '../../page.ts'

/** Where there is nothing to compare with. */
export const showOnlyRelease = (release: Release, releases: readonly Release[]): Page => ({
  title: releases.length === 1 ? 'Only one release so far' : 'The first release',
  description: 'There is no earlier release to compare with.',
  isIndexed: false,
  main: html`<p class="lead">${
    releases.length === 1
      ? html`One release has been published here, ${showReleaseOf(release)}. With the next one, this page shows what it added, changed and withdrew.`
      : html`Nothing was published before ${showReleaseOf(release)}: choose another one to compare it with.`
  }</p>
<ul><li><a href="/releases">All releases</a></li><li><a href="/records">All records</a></li><li><a href="/feeds/records.atom">Feed of changes</a>, which has its first entries with the next release</li></ul>`,
})
