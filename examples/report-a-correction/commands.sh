# The commands of docs/how-to/report-a-correction.md, run in this order by the test beside this file.

# cut: settings
mkdir -p /tmp/rotunda
cat > /tmp/rotunda/report <<'FILE'
silent
header = "Origin: http://localhost:8080"
FILE
# end: settings

# cut: record
curl -K /tmp/rotunda/report 'http://localhost:8080/api/corrections/v1/record?record=sr-2026-371991f7e0a6382e' \
  | node -p 'const { detail, data } = JSON.parse(fs.readFileSync(0)); detail ?? data.fields.map(({ name, value }) => [name, value])'
# end: record

# cut: prove
cat > /tmp/rotunda/prove.cjs <<'FILE'
const { createHash } = require('node:crypto')
const { data } = JSON.parse(require('node:fs').readFileSync(0, 'utf8'))
const hash = (text) => createHash('sha256').update(text).digest('hex')
let number = 0
while (hash(data.salt + number) !== data.challenge && number <= data.maxnumber) number += 1
console.log(Buffer.from(JSON.stringify({ ...data, number })).toString('base64'))
FILE
# end: prove

# cut: report
PROOF=$(curl -K /tmp/rotunda/report http://localhost:8080/api/corrections/v1/challenge | node /tmp/rotunda/prove.cjs)
curl -K /tmp/rotunda/report http://localhost:8080/api/corrections/v1/reports --json '{
    "record": "sr-2026-371991f7e0a6382e",
    "field": "amount",
    "proposed": 4985000,
    "why": "The letter of the senator asks for 4,985,000 dollars.",
    "evidence": ["https://senator.example/letter.pdf"],
    "altcha": "'"$PROOF"'"
  }'
# end: report

# cut: secret
SECRET=YOUR_SECRET
# end: secret

# cut: follow
curl -K /tmp/rotunda/report http://localhost:8080/api/corrections/v1/private/$SECRET \
  | node -p 'const { detail, data } = JSON.parse(fs.readFileSync(0)); detail ?? [data.state, data.actions]'
# end: follow

# cut: contact
curl -K /tmp/rotunda/report http://localhost:8080/api/corrections/v1/private/$SECRET/contact \
  --json '{"mailbox": "ada@society.example"}'
# end: contact

# cut: attempt
ATTEMPT=YOUR_ATTEMPT
# end: attempt

# cut: newest
curl -s http://localhost:8080/api/sandbox/mail \
  | node -p 'const { detail, data: [mail] = [] } = JSON.parse(fs.readFileSync(0)); detail ?? mail.id'
# end: newest

# cut: mail
MAIL=mail_YOUR_MAIL
# end: mail

# cut: read
curl -s http://localhost:8080/api/sandbox/mail/$MAIL \
  | node -p 'const { detail, text } = JSON.parse(fs.readFileSync(0)); detail ?? text.split("\n")[0]'
# end: read

# cut: code
CODE=12345678
# end: code

# cut: confirm
curl -K /tmp/rotunda/report http://localhost:8080/api/corrections/v1/private/$SECRET/contact/confirm \
  --json '{"mailbox": "ada@society.example", "attempt": "'"$ATTEMPT"'", "code": "'"$CODE"'"}'
# end: confirm

# cut: withdraw
curl -K /tmp/rotunda/report -X POST http://localhost:8080/api/corrections/v1/private/$SECRET/withdraw
# end: withdraw
