# The commands of docs/how-to/review-corrections.md, run in this order by the test beside this file. It also takes the
# steps that a reviewer takes in a browser.

# cut: settings
mkdir -p /tmp/rotunda
cat > /tmp/rotunda/report <<'FILE'
silent
header = "Origin: http://localhost:8080"
FILE
cat > /tmp/rotunda/prove.cjs <<'FILE'
const { createHash } = require('node:crypto')
const { data } = JSON.parse(require('node:fs').readFileSync(0, 'utf8'))
const hash = (text) => createHash('sha256').update(text).digest('hex')
let number = 0
while (hash(data.salt + number) !== data.challenge && number <= data.maxnumber) number += 1
console.log(Buffer.from(JSON.stringify({ ...data, number })).toString('base64'))
FILE
# end: settings

# cut: report
PROOF=$(curl -K /tmp/rotunda/report http://localhost:8080/api/corrections/v1/challenge | node /tmp/rotunda/prove.cjs)
ATTEMPT=$(curl -K /tmp/rotunda/report http://localhost:8080/api/corrections/v1/mailbox --json '{"mailbox": "ada@society.example"}' \
  | node -p 'const { detail, data } = JSON.parse(fs.readFileSync(0)); detail ?? data.attempt')
MAIL=$(curl -s http://localhost:8080/api/sandbox/mail | node -p 'const { detail, data } = JSON.parse(fs.readFileSync(0)); detail ?? data[0].id')
CODE=$(curl -s http://localhost:8080/api/sandbox/mail/$MAIL | node -p 'const { detail, text } = JSON.parse(fs.readFileSync(0)); detail ?? /\d{4} \d{4}/.exec(text)[0]')
CONFIRMED='"confirmation": {"mailbox": "ada@society.example", "attempt": "'"$ATTEMPT"'", "code": "'"$CODE"'"}'
for CHANGE in '"field": "location", "proposed": "Mossspring Heights, Arkansas", '"$CONFIRMED" '"field": "amount", "proposed": 4985000, "altcha": "'"$PROOF"'"'; do
  curl -K /tmp/rotunda/report http://localhost:8080/api/corrections/v1/reports --json '{
      "record": "sr-2026-371991f7e0a6382e", '"$CHANGE"',
      "why": "The letter of the senator says so.",
      "evidence": ["https://senator.example/letter.pdf"]
    }' | node -p 'const { detail, data } = JSON.parse(fs.readFileSync(0)); detail ?? `Report ${data.number}`'
done
# end: report

# cut: invite
npm run rotunda -- people invite --role reviewer --mailbox rita@desk.example
# end: invite

# cut: draw
npm run rotunda -- corrections draw
# end: draw

# cut: reports
npm run rotunda -- corrections reports
# end: reports

# cut: show
npm run rotunda -- corrections show 1
# end: show

# cut: accept
npm run rotunda -- corrections accept 1 --as rita@desk.example --no-interest \
  --evidence https://senator.example/letter.pdf --reason "The letter says so."
# end: accept

# cut: more
for NUMBER in 3 4 5 6 7 8; do
  PROOF=$(curl -K /tmp/rotunda/report http://localhost:8080/api/corrections/v1/challenge | node /tmp/rotunda/prove.cjs)
  curl -K /tmp/rotunda/report http://localhost:8080/api/corrections/v1/reports --json '{
      "record": "sr-2026-371991f7e0a6382e",
      "why": "The bridge was never closed to trucks.",
      "altcha": "'"$PROOF"'"
    }' | node -p 'const { detail, data } = JSON.parse(fs.readFileSync(0)); detail ?? `Report ${data.number}`'
done
# end: more

# cut: others
npm run rotunda -- corrections ask-back 3 --as rita@desk.example --note "Which document says so?"
npm run rotunda -- corrections reject 4 --as rita@desk.example --no-interest --reason "The document says that it is closed."
npm run rotunda -- corrections tell-publisher 5 --as rita@desk.example --no-interest --reason "The document itself says so."
npm run rotunda -- corrections duplicate 6 --as rita@desk.example --no-interest --of 5
npm run rotunda -- corrections spam 7 --as rita@desk.example --no-interest
# end: others

# cut: propose
npm run rotunda -- corrections accept 2 --as rita@desk.example --no-interest \
  --evidence https://senator.example/letter.pdf --reason "The letter gives this amount."
# end: propose

# cut: invite-second
npm run rotunda -- people invite --role reviewer --mailbox sam@desk.example
# end: invite-second

# cut: pass
npm run rotunda -- corrections pass 8 --as rita@desk.example
# end: pass

# cut: second
npm run rotunda -- corrections second 2 --as sam@desk.example --no-interest
# end: second

# cut: ledger
npm run rotunda -- corrections export --to -
# end: ledger

# cut: invite-third
npm run rotunda -- people invite --role reviewer --mailbox kim@desk.example
# end: invite-third

# cut: reverse
npm run rotunda -- corrections reverse 1 --as sam@desk.example --no-interest --reason "The letter was about another project."
# end: reverse

# cut: reverse-second
npm run rotunda -- corrections reverse 1 --as kim@desk.example --no-interest
# end: reverse-second

# cut: publish
npm run rotunda -- corrections publish 2 --as sam@desk.example --why "The letter of the senator says so."
# end: publish

# cut: audit
npm run rotunda -- audit list --object "correction 2"
# end: audit
