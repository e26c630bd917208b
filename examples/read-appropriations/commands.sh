# The commands of docs/tutorials/read-appropriations.md and of the README, run in this order by the test beside this file.

# cut: short
curl -s -o /dev/null --retry 120 --retry-delay 1 --retry-connrefused http://127.0.0.1:8080/api/appropriations/v1/datasets
curl -s 'http://127.0.0.1:8080/api/appropriations/v1/records?state=AL&limit=1&fields=id,stage,fiscal_year,recipient,purpose,amount,evidence' \
  | node -p 'const { detail, data, meta } = JSON.parse(fs.readFileSync(0)); detail ?? JSON.stringify({ data, total: meta.total, snapshot: meta.snapshot }, null, 2)'
# end: short

# cut: page
curl -s 'http://127.0.0.1:8080/api/appropriations/v1/records?state=AL&limit=1' \
  | node -p 'JSON.stringify(JSON.parse(fs.readFileSync(0)), null, 2)'
# end: page

# cut: datasets
curl -s http://127.0.0.1:8080/api/appropriations/v1/datasets \
  | node -p 'const { detail, data } = JSON.parse(fs.readFileSync(0)); detail ?? data.map(({ dataset, title, rows }) => `${dataset}: ${rows} rows\n  ${title}`).join("\n")'
# end: datasets

# cut: filters
curl -s 'http://127.0.0.1:8080/api/appropriations/v1/records?chamber=senate&state=AR,LA&fiscal_year=2026&amount_min=1000000&sort=-amount&fields=id,state,recipient,amount&limit=3&format=ndjson'
# end: filters

# cut: misspelt
curl -s 'http://127.0.0.1:8080/api/appropriations/v1/records?fiscal_yeer=2026' \
  | node -p 'JSON.parse(fs.readFileSync(0))'
# end: misspelt

# cut: facets
curl -s 'http://127.0.0.1:8080/api/appropriations/v1/records?dataset=house-projects&facet=stage,subcommittee&facet_limit=3&limit=1' \
  | node -p 'const { detail, meta } = JSON.parse(fs.readFileSync(0)); detail ?? meta.facets'
# end: facets

# cut: words
curl -s 'http://127.0.0.1:8080/api/appropriations/v1/records?fields=title,recipient&limit=2&format=ndjson' \
  --get --data-urlencode 'q="water main" lindenb*'
# end: words

# cut: words-or
curl -s 'http://127.0.0.1:8080/api/appropriations/v1/records?fields=title,recipient&limit=3&format=ndjson' \
  --get --data-urlencode 'q=lindenbrook OR kettleford improving -road'
# end: words-or

# cut: missing
curl -s 'http://127.0.0.1:8080/api/appropriations/v1/records?missing=amount&stage=house_bill&fields=recipient,amount,amount_raw,missing&limit=2&format=ndjson'
# end: missing

# cut: without
curl -s 'http://127.0.0.1:8080/api/appropriations/v1/records?chamber=senate&state=AR&not_subcommittee=INT,THUD&not_missing=amount&fields=state,subcommittee,amount&limit=3&format=ndjson'
# end: without

# cut: first
curl -s 'http://127.0.0.1:8080/api/appropriations/v1/records?dataset=house-projects&stage=house_bill&limit=20&fields=id' \
  | node -p 'const { detail, meta: { snapshot, next_offset, total } = {} } = JSON.parse(fs.readFileSync(0)); detail ?? ({ snapshot, next_offset, total })'
# end: first

# cut: snapshot
SNAPSHOT=snap-YOUR_SNAPSHOT
# end: snapshot

# cut: second
curl -s "http://127.0.0.1:8080/api/appropriations/v1/records?dataset=house-projects&stage=house_bill&limit=20&fields=id&snapshot=$SNAPSHOT&offset=20" \
  | node -p 'const { detail, data, meta } = JSON.parse(fs.readFileSync(0)); detail ?? ({ rows: data.length, next_offset: meta.next_offset })'
# end: second

# cut: changed
curl -si 'http://127.0.0.1:8080/api/appropriations/v1/records?snapshot=snap-00000000000000000000&offset=20'
# end: changed

# cut: walk
node examples/read-appropriations/walk.js http://127.0.0.1:8080 'dataset=senate-requests&fiscal_year=2026'
# end: walk

# cut: record
curl -s 'http://127.0.0.1:8080/api/appropriations/v1/record?id=hb-2026-04c239dd33f7a922' \
  | node -p 'const { detail, data: [{ requestors, amount, flags, evidence }] = [{}] } = JSON.parse(fs.readFileSync(0)); detail ?? JSON.stringify({ requestors, amount, flags, evidence }, null, 2)'
# end: record

# cut: related
curl -s 'http://127.0.0.1:8080/api/appropriations/v1/record?id=sr-2026-371991f7e0a6382e' \
  | node -p 'const { detail, data: [{ requestors, project, related }] = [{}] } = JSON.parse(fs.readFileSync(0)); detail ?? JSON.stringify({ requestors, project, related }, null, 2)'
# end: related

# cut: totals
curl -s 'http://127.0.0.1:8080/api/appropriations/v1/aggregates?fiscal_year=2026&project_state=AK,AL,AR&group_by=project_state,stage&format=csv'
# end: totals

# cut: made-from
curl -s 'http://127.0.0.1:8080/api/appropriations/v1/aggregates?fiscal_year=2026&project_state=AK,AL,AR&group_by=project_state,stage' \
  | node -p 'const { detail, meta: { filters, group_by, rows, amount_missing } = {} } = JSON.parse(fs.readFileSync(0)); detail ?? ({ filters, group_by, rows, amount_missing })'
# end: made-from

# cut: most
curl -s 'http://127.0.0.1:8080/api/appropriations/v1/aggregates?fiscal_year=2026&stage=request&group_by=subcommittee&sort=-amount_sum_of_projects&limit=3&format=csv'
# end: most

# cut: csv
curl -s 'http://127.0.0.1:8080/api/appropriations/v1/records?stage=house_bill&fields=id,recipient,amount,requestors&limit=3&format=csv'
# end: csv

# cut: all
mkdir -p /tmp/rotunda
curl -s -H 'TE: trailers' -o /tmp/rotunda/bill.ndjson -D /tmp/rotunda/bill.txt \
  'http://127.0.0.1:8080/api/appropriations/v1/records?stage=house_bill&all=true&format=ndjson'
grep -i '^rotunda-' /tmp/rotunda/bill.txt
# end: all

# cut: trailer
sha256sum < /tmp/rotunda/bill.ndjson
wc -l < /tmp/rotunda/bill.ndjson
# end: trailer

# cut: since
curl -s 'http://127.0.0.1:8080/api/appropriations/v1/records?changed_since=2026-06-01&sort=changed_at&fields=id,first_seen_at,changed_at&limit=3&format=ndjson'
# end: since

# cut: funding-lines
curl -s 'http://127.0.0.1:8080/api/appropriations/v1/funding-lines?chamber=house&fiscal_year=2024&subcommittee=INT&account=068-0103' \
  | node -p 'const { detail, data } = JSON.parse(fs.readFileSync(0)); detail ?? data.map(({ account, program, basis, guidance_url }) => ({ account, program, basis, guidance_url }))'
# end: funding-lines

# cut: cite
curl -sI 'http://127.0.0.1:8080/api/appropriations/v1/record?id=sr-2026-371991f7e0a6382e' \
  | grep -o '<[^>]*>; rel="cite-as"'
# end: cite

# cut: cited
ADDRESS=$(curl -sI 'http://127.0.0.1:8080/api/appropriations/v1/record?id=sr-2026-371991f7e0a6382e' \
  | sed -n 's/.*<\([^>]*\)>; rel="cite-as".*/\1/p')
curl -s "$ADDRESS" \
  | node -p 'const { detail, data, meta } = JSON.parse(fs.readFileSync(0)); detail ?? ({ id: data[0].id, amount_raw: data[0].amount_raw, snapshot: meta.snapshot, release: meta.release })'
# end: cited
