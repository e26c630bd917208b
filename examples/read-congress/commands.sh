# The commands of docs/tutorials/read-congress.md and of the README, run in this order by the test beside this file.

# cut: issue
npm run rotunda -- keys issue --organisation "Example Institute" --scope members:read --scope committees:read --scope hearings:read --scope staff:read --without-terms "It is a test."
# end: issue

# cut: key
PARTNER_KEY=rtd_test_YOUR_KEY
# end: key

# cut: hearings
curl -s 'http://127.0.0.1:8080/api/partner/v1/meetings?chamber=House&event_type=Hearing&has_witnesses=true&limit=1&fields=id,title,local_date,status,committee_ids,counts,sources' -H "Authorization: Bearer $PARTNER_KEY" \
  | node -p 'const { detail, data, meta } = JSON.parse(fs.readFileSync(0)); detail ?? JSON.stringify({ data, total: meta.total, freshness: meta.freshness.families }, null, 2)'
# end: hearings

# cut: staff
curl -s 'http://127.0.0.1:8080/api/partner/v1/staff-observations?chamber=House&limit=1&fields=name_raw,title,office,pay_start,pay_end,amount,amount_status,coverage_notes' -H "Authorization: Bearer $PARTNER_KEY" \
  | node -p 'const { detail, data, meta } = JSON.parse(fs.readFileSync(0)); detail ?? JSON.stringify({ data, coverage: meta.coverage.map(({ code }) => code) }, null, 2)'
# end: staff

# cut: whoami
curl -s http://127.0.0.1:8080/api/partner/v1/whoami -H "Authorization: Bearer $PARTNER_KEY" \
  | node -p 'const { detail, data: { organisation, scopes, expires_at, quotas } = {} } = JSON.parse(fs.readFileSync(0)); detail ?? ({ organisation, scopes, expires_at, a_day: quotas.day.limit })'
# end: whoami

# cut: page
curl -s 'http://127.0.0.1:8080/api/partner/v1/members?state=AK&current=true&sort=name&fields=id,display_name,chamber,district,party,congresses' -H "Authorization: Bearer $PARTNER_KEY" \
  | node -p 'const { detail, data, meta } = JSON.parse(fs.readFileSync(0)); detail ?? JSON.stringify({ data, total: meta.total, next_offset: meta.next_offset }, null, 2)'
# end: page

# cut: misspelt
curl -s 'http://127.0.0.1:8080/api/partner/v1/members?chamber=Hous' -H "Authorization: Bearer $PARTNER_KEY" \
  | node -p 'const { status, code, detail } = JSON.parse(fs.readFileSync(0)); ({ status, code, detail })'
# end: misspelt

# cut: first
curl -s 'http://127.0.0.1:8080/api/partner/v1/members?chamber=Senate&current=true&limit=60&fields=id' -H "Authorization: Bearer $PARTNER_KEY" \
  | node -p 'const { detail, meta: { snapshot, next_offset, total } = {} } = JSON.parse(fs.readFileSync(0)); detail ?? ({ snapshot, next_offset, total })'
# end: first

# cut: snapshot
SNAPSHOT=snap-YOUR_SNAPSHOT
# end: snapshot

# cut: second
curl -s "http://127.0.0.1:8080/api/partner/v1/members?chamber=Senate&current=true&limit=60&fields=id&snapshot=$SNAPSHOT&offset=60" -H "Authorization: Bearer $PARTNER_KEY" \
  | node -p 'const { detail, data, meta } = JSON.parse(fs.readFileSync(0)); detail ?? ({ rows: data.length, next_offset: meta.next_offset })'
# end: second

# cut: changed
curl -s 'http://127.0.0.1:8080/api/partner/v1/members?snapshot=snap-00000000000000000000&offset=60' -H "Authorization: Bearer $PARTNER_KEY" \
  | node -p 'const { status, code, detail } = JSON.parse(fs.readFileSync(0)); ({ status, code, detail })'
# end: changed

# cut: walk
PARTNER_KEY=$PARTNER_KEY node examples/read-congress/walk.js http://127.0.0.1:8080 'members?current=true'
# end: walk

# cut: far
curl -s 'http://127.0.0.1:8080/api/partner/v1/staff-observations?offset=200001' -H "Authorization: Bearer $PARTNER_KEY" \
  | node -p 'const { status, code, detail } = JSON.parse(fs.readFileSync(0)); ({ status, code, detail })'
# end: far

# cut: csv
curl -s 'http://127.0.0.1:8080/api/partner/v1/members?state=AK&current=true&fields=id,display_name,chamber,district,sources&format=csv' -H "Authorization: Bearer $PARTNER_KEY"
# end: csv

# cut: row
curl -s 'http://127.0.0.1:8080/api/partner/v1/members?state=AK&chamber=House&current=true&fields=id,sources&limit=1' -H "Authorization: Bearer $PARTNER_KEY" \
  | node -p 'const { detail, data, meta } = JSON.parse(fs.readFileSync(0)); detail ?? data[0].sources.map(({ publisher, locator }) => `${publisher}: ${locator}`)'
# end: row

# cut: document
SOURCE=$(curl -s 'http://127.0.0.1:8080/api/partner/v1/members?state=AK&chamber=House&current=true&fields=sources&limit=1' -H "Authorization: Bearer $PARTNER_KEY" \
  | node -p 'const { detail, data } = JSON.parse(fs.readFileSync(0)); detail ?? data[0].sources[0].source_id')
curl -s "http://127.0.0.1:8080/api/partner/v1/sources?kind=member_api&id=$SOURCE" -H "Authorization: Bearer $PARTNER_KEY" \
  | node -p 'const { detail, data: [{ publisher, title, rows_read, rows_published, rows_quarantined, licence_note }] = [{}] } = JSON.parse(fs.readFileSync(0)); detail ?? ({ publisher, title, rows_read, rows_published, rows_quarantined, licence_note })'
# end: document

# cut: forbidden
curl -s 'http://127.0.0.1:8080/api/partner/v1/historical-members?limit=1' -H "Authorization: Bearer $PARTNER_KEY" \
  | node -p 'const { status, code, detail } = JSON.parse(fs.readFileSync(0)); ({ status, code, detail })'
# end: forbidden

# cut: no-key
curl -s 'http://127.0.0.1:8080/api/partner/v1/members?limit=1' \
  | node -p 'const { status, code, detail } = JSON.parse(fs.readFileSync(0)); ({ status, code, detail })'
# end: no-key

# cut: notes
curl -s 'http://127.0.0.1:8080/api/partner/v1/meetings?chamber=Senate&limit=1&fields=id' -H "Authorization: Bearer $PARTNER_KEY" \
  | node -p 'const { detail, meta } = JSON.parse(fs.readFileSync(0)); detail ?? meta.coverage.map(({ code, text }) => `${code}: ${text}`).join("\n")'
# end: notes
