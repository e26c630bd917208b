# The commands of docs/how-to/keep-a-copy-up-to-date.md, run in this order by the test beside this file.

# cut: first
npm run rotunda -- sources add examples/publish-a-release/interior-projects.csv \
  --publisher house-appropriations --url https://house.example/fy26-interior-projects.csv \
  --fiscal-year 2026 --subcommittee INT --published 2025-07-22
npm run rotunda -- release build
npm run rotunda -- release publish latest --accept refused=house_bill/2026/INT@1of4
# end: first

# until: Sample Falls
# cut: served
curl -s 'http://127.0.0.1:8080/api/appropriations/v1/records?fields=recipient&format=ndjson'
# end: served

# cut: begin
mkdir -p /tmp/rotunda
node examples/keep-a-copy/keep.js http://127.0.0.1:8080 /tmp/rotunda/copy.json
# end: begin

# cut: revision
npm run rotunda -- sources add examples/keep-a-copy/interior-projects-again.csv \
  --publisher house-appropriations --url https://house.example/fy26-interior-projects.csv \
  --fiscal-year 2026 --subcommittee INT --published 2025-07-24
npm run rotunda -- release build
npm run rotunda -- release publish latest --accept vanished=house_bill/2026/INT@1of3 \
  --accept moved=house-projects/house_bill/2026@3250000to1090000
# end: revision

# until: Example Point
# cut: served-again
curl -s 'http://127.0.0.1:8080/api/appropriations/v1/records?fields=recipient&format=ndjson'
# end: served-again

# cut: vanished
curl -sL http://127.0.0.1:8080/downloads/latest/data/vanished.csv
# end: vanished

# cut: again
node examples/keep-a-copy/keep.js http://127.0.0.1:8080 /tmp/rotunda/copy.json
node -p 'JSON.parse(fs.readFileSync("/tmp/rotunda/copy.json")).map(([id, { recipient, amount_raw }]) => `${id} ${recipient}: ${amount_raw}`).sort().join("\n")'
# end: again
