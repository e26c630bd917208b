# The commands of docs/tutorials/first-message.md and of the README, run in this order by the test beside this file.

# cut: key
KEY=rtd_test_YOUR_KEY
# end: key

# cut: lists
curl -s 'http://127.0.0.1:8080/api/legislators.csv?state=AK'
# end: lists

# cut: check
curl -s http://127.0.0.1:8080/api/validate-message \
  -H "Authorization: Bearer $KEY" -H 'Content-Type: application/json' \
  -d '{"data": {
    "name_prefix": "Ms.", "first_name": "Ada", "last_name": "Example",
    "address1": "1 Example Street", "city": "Example City", "state": "AK", "zip_code": 99501,
    "email": "ada@example.org", "destination_id": "HAK00", "main_issue": 25,
    "custom_subject": "Trails", "message": "Please keep the trails open."
  }}'
# end: check

# cut: send
curl -si http://127.0.0.1:8080/api/send-message \
  -H "Authorization: Bearer $KEY" -H 'Content-Type: application/json' -H 'Prefer: wait=10' \
  -d '{"data": {
    "name_prefix": "Ms.", "first_name": "Ada", "last_name": "Example",
    "address1": "1 Example Street", "city": "Example City", "state": "AK", "zip_code": "99501",
    "phone_number": "9075550100", "email": "ada@example.org",
    "destination_id": "HAK00", "main_issue": 25,
    "custom_subject": "Trails", "message": "Please keep the trails open."
  }}'
# end: send

# cut: id
ID=msg_YOUR_ID
# end: id

# cut: status
curl -s "http://127.0.0.1:8080/api/messages/$ID" -H "Authorization: Bearer $KEY" \
  | node -p 'const { timeline, reason } = JSON.parse(fs.readFileSync(0)); timeline ?? reason'
# end: status

# cut: received
curl -s "http://127.0.0.1:8080/api/sandbox/received?message=$ID" -H "Authorization: Bearer $KEY" \
  | node -p 'const { detail, data } = JSON.parse(fs.readFileSync(0)); detail ?? data[0].body'
# end: received

# cut: dockets
curl -s http://127.0.0.1:8080/api/dockets \
  | node -p 'const { detail, data } = JSON.parse(fs.readFileSync(0)); detail ?? data.find(({ agency }) => agency === "FDA")'
# end: dockets

# cut: comment
curl -si http://127.0.0.1:8080/api/send-message \
  -H "Authorization: Bearer $KEY" -H 'Content-Type: application/json' -H 'Prefer: wait=10' \
  -H 'Idempotency-Key: comment-0001' \
  -d '{"data": {
    "first_name": "Ada", "last_name": "Example",
    "address1": "1 Example Street", "city": "Example City", "state": "AK", "zip_code": "99501",
    "phone_number": "9075550100", "email": "ada@example.org",
    "destination_id": "FDA-2026-N-9001", "category": "Individual Consumer",
    "message": "Labels of imaginary beverages should name what is not in them."
  }}'
# end: comment

# cut: id-of-comment
ID=msg_YOUR_ID
# end: id-of-comment

# cut: filed
curl -s "http://127.0.0.1:8080/api/sandbox/received?message=$ID" -H "Authorization: Bearer $KEY" \
  | node -p 'const { detail, data } = JSON.parse(fs.readFileSync(0)); detail ?? JSON.stringify(JSON.parse(data[0].body), null, 2)'
# end: filed

# cut: receipt
curl -s "http://127.0.0.1:8080/api/messages/$ID" -H "Authorization: Bearer $KEY" \
  | node -p 'const { receipt, reason } = JSON.parse(fs.readFileSync(0)); receipt ?? reason'
# end: receipt

# cut: busy
curl -si http://127.0.0.1:8080/api/send-message \
  -H "Authorization: Bearer $KEY" -H 'Content-Type: application/json' -H 'Prefer: wait=10' \
  -d '{"data": {
    "name_prefix": "Ms.", "first_name": "Ada", "last_name": "Example",
    "address1": "1 Example Street", "city": "Example City", "state": "AK", "zip_code": "99501",
    "phone_number": "9075550100", "email": "ada@example.org",
    "destination_id": "HAK00", "main_issue": 25,
    "custom_subject": "Trails", "message": "Please keep the trails open. [simulate 503]"
  }}'
# end: busy

# cut: id-of-busy
ID=msg_YOUR_ID
# end: id-of-busy

# until: delivered
# cut: again
curl -s "http://127.0.0.1:8080/api/messages/$ID" -H "Authorization: Bearer $KEY" \
  | node -p 'const { timeline, reason } = JSON.parse(fs.readFileSync(0)); timeline?.map(({ state, reason }) => `${state}: ${reason}`).join("\n") ?? reason'
# end: again

# cut: refused
curl -s http://127.0.0.1:8080/api/send-message \
  -H "Authorization: Bearer $KEY" -H 'Content-Type: application/json' -H 'Prefer: wait=10' \
  -d '{"data": {
    "name_prefix": "Ms.", "first_name": "Ada", "last_name": "Example",
    "address1": "1 Example Street", "city": "Example City", "state": "AK", "zip_code": "99501",
    "phone_number": "9075550100", "email": "ada@example.org",
    "destination_id": "HAK00", "main_issue": 25,
    "custom_subject": "Trails", "message": "Please keep the trails open. [simulate 400]"
  }}'
# end: refused
