# The commands of docs/how-to/get-access.md, review-requests.md and change-the-terms.md, run in this order by the test
# beside this file. It also takes the steps that a reviewer takes in a browser.

# cut: settings
mkdir -p /tmp/rotunda
cat > /tmp/rotunda/portal <<'FILE'
silent
cookie = "/tmp/rotunda/cookies"
cookie-jar = "/tmp/rotunda/cookies"
header = "Origin: http://localhost:8080"
FILE
# end: settings

# cut: ask
curl -K /tmp/rotunda/portal http://localhost:8080/api/portal/v1/sign-in --json '{"mailbox": "ada@society.example"}'
# end: ask

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

# cut: sign-in
curl -K /tmp/rotunda/portal http://localhost:8080/api/portal/v1/sign-in/code \
  --json '{"mailbox": "ada@society.example", "code": "'"$CODE"'"}'
# end: sign-in

# cut: organisation
curl -K /tmp/rotunda/portal http://localhost:8080/api/portal/v1/organisations \
  --json '{"name": "Society of Examples", "site": "https://www.society.example"}'
# end: organisation

# cut: organisation-id
ORGANISATION=org_YOUR_ORGANISATION
# end: organisation-id

# cut: draft
curl -K /tmp/rotunda/portal http://localhost:8080/api/portal/v1/organisations/$ORGANISATION/requests --json '{"answers": {
    "scopes": [
      {"scope": "members:read", "reason": "The guide shows the members of each State."},
      {"scope": "hearings:read", "reason": "The guide shows the next hearings of each member."}
    ],
    "purpose": "A guide to Congress for our readers.",
    "use": "public",
    "volume": 500,
    "key_storage": "In the secret store of our server, which two engineers can read."
  }}'
# end: draft

# cut: request-id
REQUEST=req_YOUR_REQUEST
# end: request-id

# cut: submit
curl -K /tmp/rotunda/portal http://localhost:8080/api/portal/v1/requests/$REQUEST/submit --json '{"revision": 1}'
# end: submit

# by hand: rita@desk.example types the code at /portal/enrol and makes a passkey
# cut: invite
npm run rotunda -- people invite --role reviewer --mailbox rita@desk.example
# end: invite

# cut: queue
npm run rotunda -- requests list
# end: queue

# cut: show
npm run rotunda -- requests show $REQUEST
# end: show

# cut: approve
npm run rotunda -- requests approve $REQUEST --as rita@desk.example --note "Welcome."
# end: approve

# cut: grants
curl -K /tmp/rotunda/portal http://localhost:8080/api/portal/v1/organisations/$ORGANISATION/grants \
  | node -p 'const { detail, data } = JSON.parse(fs.readFileSync(0)); detail ?? data.map(({ scope, quotas }) => ({ scope, a_day: quotas.day }))'
# end: grants

# cut: terms
curl -K /tmp/rotunda/portal http://localhost:8080/api/portal/v1/organisations/$ORGANISATION/terms \
  | node -p 'const { detail, data: { in_force: { version, sha256 }, accepted } = { in_force: {} } } = JSON.parse(fs.readFileSync(0)); detail ?? ({ version, sha256, accepted })'
# end: terms

# cut: digest
DIGEST=YOUR_DIGEST
# end: digest

# cut: accept
curl -K /tmp/rotunda/portal http://localhost:8080/api/portal/v1/organisations/$ORGANISATION/terms/draft/accept \
  --json '{"sha256": "'"$DIGEST"'"}'
# end: accept

# cut: issue
curl -K /tmp/rotunda/portal http://localhost:8080/api/portal/v1/organisations/$ORGANISATION/keys \
  --json '{"name": "Web server", "scopes": ["members:read", "hearings:read"]}'
# end: issue

# cut: key
PARTNER_KEY=rtd_test_YOUR_KEY
# end: key

# cut: whoami
curl -s http://localhost:8080/api/partner/v1/whoami -H "Authorization: Bearer $PARTNER_KEY" \
  | node -p 'const { detail, data: { organisation, scopes, terms } = {} } = JSON.parse(fs.readFileSync(0)); detail ?? ({ organisation, scopes, terms })'
# end: whoami

# cut: members
curl -s 'http://localhost:8080/api/partner/v1/members?state=AK&current=true&fields=display_name,chamber' -H "Authorization: Bearer $PARTNER_KEY" \
  | node -p 'const { detail, data } = JSON.parse(fs.readFileSync(0)); detail ?? data'
# end: members

# until: 200
# cut: usage
curl -K /tmp/rotunda/portal http://localhost:8080/api/portal/v1/organisations/$ORGANISATION/usage \
  | node -p 'const { detail, data } = JSON.parse(fs.readFileSync(0)); detail ?? data.map(({ operation, status, count }) => ({ operation, status, count }))'
# end: usage

# cut: draft-staff
curl -K /tmp/rotunda/portal http://localhost:8080/api/portal/v1/organisations/$ORGANISATION/requests --json '{"answers": {
    "scopes": [{"scope": "staff:read", "reason": "The guide names the press officers of each office."}],
    "purpose": "A guide to Congress for our readers.",
    "use": "internal",
    "volume": 50,
    "key_storage": "In the secret store of our server, which two engineers can read.",
    "staff_treatment": "We keep names for a year, and publish none."
  }}'
# end: draft-staff

# cut: submit-staff
curl -K /tmp/rotunda/portal http://localhost:8080/api/portal/v1/requests/$REQUEST/submit --json '{"revision": 1}'
# end: submit-staff

# cut: propose
npm run rotunda -- requests approve $REQUEST --as rita@desk.example --per-day 500
# end: propose

# by hand: sam@desk.example types the code at /portal/enrol and makes a passkey
# cut: invite-second
npm run rotunda -- people invite --role reviewer --mailbox sam@desk.example
# end: invite-second

# cut: second
npm run rotunda -- requests second $REQUEST --as sam@desk.example
# end: second

# cut: narrow
npm run rotunda -- requests narrow $ORGANISATION --as rita@desk.example --scope hearings:read --note "The guide has no hearings."
# end: narrow

# cut: audit
npm run rotunda -- audit list --action request.second
# end: audit

# cut: terms-list
npm run rotunda -- terms list
# end: terms-list

# cut: terms-write
curl -s http://localhost:8080/api/portal/v1/terms/draft/text > /tmp/rotunda/terms.md
echo 'Partners tell us of an error within a week.' >> /tmp/rotunda/terms.md
# end: terms-write

# cut: terms-add
npm run rotunda -- terms add /tmp/rotunda/terms.md --version 2027-01 --in-force "$(date -u +%F)"
# end: terms-add

# until: terms_required
# cut: closed
curl -s http://localhost:8080/api/partner/v1/members -H "Authorization: Bearer $PARTNER_KEY" \
  | node -p 'const { status, code, detail, terms_url } = JSON.parse(fs.readFileSync(0)); ({ status, code, detail, terms_url })'
# end: closed

# cut: terms-paper
npm run rotunda -- terms accept --organisation $ORGANISATION --version 2027-01 --note "Letter of Ada Example"
# end: terms-paper

# until: display_name
# cut: open
curl -s 'http://localhost:8080/api/partner/v1/members?state=AK&current=true&fields=display_name,chamber&limit=1' -H "Authorization: Bearer $PARTNER_KEY" \
  | node -p 'const { detail, data } = JSON.parse(fs.readFileSync(0)); detail ?? data'
# end: open
