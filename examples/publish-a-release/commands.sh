# The commands of docs/tutorials/from-a-file-to-a-bundle.md, run in this order by the test beside this file.

# cut: table
cat examples/publish-a-release/interior-projects.csv
# end: table

# exits: 1
# cut: refused
npm run rotunda -- sources add examples/publish-a-release/interior-projects.csv \
  --publisher house-appropriations --url https://house.example/fy26-interior-projects.csv \
  --fiscal-year 2026 --published 2025-07-22
# end: refused

# cut: add
npm run rotunda -- sources add examples/publish-a-release/interior-projects.csv \
  --publisher house-appropriations --url https://house.example/fy26-interior-projects.csv \
  --fiscal-year 2026 --subcommittee INT --published 2025-07-22
# end: add

# cut: add-requests
npm run rotunda -- sources add examples/publish-a-release/senate-requests.json \
  --publisher senate-appropriations --url https://senate.example/requests.cfc --fiscal-year 2026
# end: add-requests

# cut: list
npm run rotunda -- sources list
# end: list

# cut: build
npm run rotunda -- release build
# end: build

# cut: verify
npm run rotunda -- release verify latest
# end: verify

# exits: 1
# cut: publish
npm run rotunda -- release publish latest
# end: publish

# cut: accept
npm run rotunda -- release publish latest \
  --accept refused=house_bill/2026/INT@1of4 --accept refused=requests/2026@1of3
# end: accept

# until: Sample Falls
# cut: records
curl -s 'http://127.0.0.1:8080/api/appropriations/v1/records?stage=house_bill&fields=id,recipient,amount,amount_raw,flags&format=ndjson'
# end: records

# cut: missing
curl -s 'http://127.0.0.1:8080/api/appropriations/v1/records?missing=amount' \
  | node -p 'const { detail, data: [record] = [] } = JSON.parse(fs.readFileSync(0)); detail ?? ({ amount: record.amount, amount_raw: record.amount_raw, missing: record.missing })'
# end: missing

# cut: projects
curl -s 'http://127.0.0.1:8080/api/appropriations/v1/aggregates?dataset=senate-requests' \
  | node -p 'const { detail, data: [{ rows, projects, amount_sum, amount_sum_of_projects }] = [{}] } = JSON.parse(fs.readFileSync(0)); detail ?? ({ rows, projects, amount_sum, amount_sum_of_projects })'
# end: projects

# cut: refusals
curl -sL http://127.0.0.1:8080/downloads/latest/data/refusals.csv
# end: refusals

# cut: conservation
curl -s http://127.0.0.1:8080/api/appropriations/v1/datasets \
  | node -p 'const { detail, data } = JSON.parse(fs.readFileSync(0)); detail ?? data.flatMap(({ sources }) => sources).map(({ url, rows_read, rows_published, rows_merged, rows_refused }) => `${rows_read} = ${rows_published} + ${rows_merged} + ${rows_refused}  ${url}`).join("\n")'
# end: conservation

# cut: downloads
curl -s http://127.0.0.1:8080/downloads \
  | node -p 'const { detail, data } = JSON.parse(fs.readFileSync(0)); detail ?? data[0].files.map(({ name }) => name).join("\n")'
# end: downloads

# cut: zip
ZIP=rotunda-appropriations-YOUR_RELEASE.zip
# end: zip

# cut: fetch
curl -sL --create-dirs --output-dir /tmp/rotunda --remote-name-all \
  "http://127.0.0.1:8080/downloads/latest/{$ZIP,SHA256SUMS,SHA256SUMS.sig,SHA256SUMS.pub}"
(cd /tmp/rotunda && sha256sum --check --ignore-missing SHA256SUMS)
# end: fetch

# cut: openssl
base64 -d /tmp/rotunda/SHA256SUMS.sig > /tmp/rotunda/signature
openssl pkeyutl -verify -pubin -inkey /tmp/rotunda/SHA256SUMS.pub -rawin \
  -in /tmp/rotunda/SHA256SUMS -sigfile /tmp/rotunda/signature
rm /tmp/rotunda/signature
# end: openssl

# cut: unpack
unzip -q "/tmp/rotunda/$ZIP" -d /tmp/rotunda
(cd "/tmp/rotunda/${ZIP%.zip}" && sha256sum --check --quiet manifest-sha256.txt && ls data)
# end: unpack

# cut: verify-zip
npm run rotunda -- release verify "/tmp/rotunda/$ZIP"
# end: verify-zip

# exits: 1
# cut: damaged
printf x >> /tmp/rotunda/$ZIP
npm run rotunda -- release verify "/tmp/rotunda/$ZIP"
# end: damaged

# cut: revision
npm run rotunda -- sources add examples/publish-a-release/interior-projects-revised.csv \
  --publisher house-appropriations --url https://house.example/fy26-interior-projects.csv \
  --fiscal-year 2026 --subcommittee INT --published 2025-07-24
npm run rotunda -- release build
npm run rotunda -- release publish latest \
  --accept refused=house_bill/2026/INT@1of4 --accept refused=requests/2026@1of3
# end: revision

# until: 1000000
# cut: revised
curl -s 'http://127.0.0.1:8080/api/appropriations/v1/records?stage=house_bill&fields=id,recipient,amount,amount_raw,flags&format=ndjson'
# end: revised

# cut: release
RELEASE=YOUR_RELEASE
# end: release

# cut: way-back
npm run rotunda -- release publish $RELEASE
npm run rotunda -- release list
# end: way-back
