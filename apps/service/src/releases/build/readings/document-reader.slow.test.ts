import assert from 'node:assert/strict'
import { readdirSync } from 'node:fs'
import { test } from 'node:test'
import { Refusal } from '../../../platform/index.ts'
import { archive, build, makeFolder, makeRow } from '../../testing.ts'

for (const refused of [undefined, 'at once', 'at the end'] as const)
  test(`a document that is damaged in the archive stops the build, also where it is refused: ${refused ?? 'never'}`, async (t) => {
    const directory = makeFolder(t)
    const { source, bytes } = archive({
      series: 'requests/2026',
      rows: [makeRow(2)],
      ...(refused === undefined ? {} : { refused }),
    })
    const openSource = async function* () {
      yield bytes
      throw new Refusal('unavailable', 'The archived document is damaged.')
    }
    await assert.rejects(build(directory, [{ source, bytes }], { openSource }), /is damaged/)
    assert.deepEqual(
      readdirSync(directory).filter((name) => /^[0-9a-f]/.test(name)),
      [],
    )
  })
