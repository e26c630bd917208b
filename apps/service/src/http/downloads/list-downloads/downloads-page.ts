import type { Downloads, ReleaseFiles } from '@rotunda/contract'
import { writePage } from '../../docs/write-page.ts'
import { writeText } from '../../docs/write-text.ts'

/** The list of downloads for a person: what a program reads at the same address, in the same order. */
export const writeDownloadsPage = ({ data, meta }: Downloads, samples: readonly string[]): string =>
  writePage({
    title: 'Downloads',
    lines: [
      `<p>${writeText(meta.attribution)}</p>`,
      '<p>Every release that was published and is still here, the newest first. The same list is JSON for programs that ask for it.</p>',
      ...data.flatMap(writeRelease),
    ],
    samples,
  })

const writeRelease = ({ id, snapshot, current, published_at, files }: ReleaseFiles): readonly string[] => [
  `<h2 id="${snapshot}">${current ? 'Current release' : 'Release'} of ${(published_at ?? 'no day').slice(0, 10)}</h2>`,
  `<p>Snapshot <code>${snapshot}</code>, release <code>${id}</code>.</p>`,
  '<dl>',
  ...files.map(
    ({ name, url, bytes, sha256 }) =>
      `<dt><a href="${writeText(url)}">${writeText(name)}</a>, ${bytes.toLocaleString('en-US')} bytes</dt><dd>SHA-256 <code>${sha256}</code></dd>`,
  ),
  '</dl>',
]
