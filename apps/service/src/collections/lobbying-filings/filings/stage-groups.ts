import type { LobbyingFormFamily } from '@rotunda/contract'
import type { Staging } from '../../../releases/index.ts'
import { placeGroup, type GroupedFiling } from './group-filings.ts'

/**
 * Places the filings of every group that has several, in their staged rows. A filing that is alone in its group has its
 * placement since it was read.
 */
export const stageGroups = ({ database }: Staging): void => {
  database.exec(`
    create table lobbying_groups (row integer primary key, key text not null) strict;
    insert into lobbying_groups
      select row, body ->> 'group_key' from rows join bodies using (row) where kind = 'filings';
    create index lobbying_groups_by_key on lobbying_groups (key);
  `)
  const update = database.prepare(UPDATE)
  let group: StagedFiling[] = []
  const place = (): void => {
    const placements = placeGroup(group)
    for (const { row, uuid } of group) {
      const placement = placements.get(uuid)
      if (placement !== undefined)
        update.run(
          placement.supersession,
          placement.superseded_by,
          String(placement.group_latest),
          String(placement.group_ambiguous),
          row,
        )
    }
  }
  for (const filing of database.prepare(LIST).all()) {
    const staged = readStaged(filing)
    if (group.length > 0 && group[0]?.key !== staged.key) {
      place()
      group = []
    }
    group.push(staged)
  }
  place()
}

type StagedFiling = GroupedFiling & { readonly row: number; readonly key: string }

const LIST = `
  select row, key, body ->> 'filing_uuid' as uuid, body ->> 'filing_type' as type, body ->> 'form_family' as family,
    body ->> 'is_amendment' as amendment, body ->> 'posted_at' as posted_at
  from lobbying_groups join bodies using (row)
  where key in (select key from lobbying_groups group by key having count(*) > 1)
  order by key, row
`

const UPDATE = `
  update bodies set body = json_set(body, '$.supersession', ?, '$.superseded_by', ?, '$.group_latest', json(?),
    '$.group_ambiguous', json(?))
  where row = ?
`

const readStaged = (filing: Readonly<Record<string, unknown>>): StagedFiling => ({
  row: Number(filing['row']),
  key: String(filing['key']),
  uuid: String(filing['uuid']),
  type: String(filing['type']),
  // The row store wrote the family of the draft.
  family: filing['family'] as LobbyingFormFamily,
  isAmendment: filing['amendment'] === 1,
  postedAt: String(filing['posted_at']),
})
