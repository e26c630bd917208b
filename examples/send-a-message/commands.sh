# The commands of the README, run in this order by the test beside this file.

# cut: key
KEY=rtd_test_YOUR_KEY
# end: key

# cut: send
curl -si http://127.0.0.1:8080/api/send-message \
  -H "Authorization: Bearer $KEY" -H 'Content-Type: application/json' -H 'Prefer: wait=10' \
  -d '{"data": {
    "name_prefix": "Ms.", "first_name": "Ada", "last_name": "Example", "suffix": "",
    "address1": "1 Example Street", "address2": null,
    "city": "Example City", "state": "CA", "zip_code": "94103",
    "phone_number": "4155550100", "email": "ada@example.org",
    "destination_id": "HCA12", "main_issue": 10,
    "custom_subject": "Rural libraries",
    "message": "Please support the funding of rural libraries & bookmobiles."
  }}'
# end: send

# cut: id
ID=msg_YOUR_ID
# end: id

# cut: status
curl -s "http://127.0.0.1:8080/api/messages/$ID" -H "Authorization: Bearer $KEY" \
  | node -p 'JSON.stringify(JSON.parse(fs.readFileSync(0)), null, 2)'
# end: status

# cut: received
curl -s "http://127.0.0.1:8080/api/sandbox/received?message=$ID" -H "Authorization: Bearer $KEY" \
  | node -p 'const { detail, data } = JSON.parse(fs.readFileSync(0)); detail ?? data[0].body'
# end: received

# cut: comment
curl -si http://127.0.0.1:8080/api/send-message \
  -H "Authorization: Bearer $KEY" -H 'Content-Type: application/json' \
  -H 'Idempotency-Key: comment-0001' \
  -d '{"data": {
    "first_name": "Ada", "last_name": "Example",
    "address1": "1 Example Street", "city": "Example City", "state": "CA", "zip_code": "94103",
    "phone_number": "4155550100", "email": "ada@example.org",
    "destination_id": "FDA-2026-N-9001", "category": "Individual Consumer",
    "message": "Labels of imaginary beverages should name what is not in them."
  }}'
# end: comment

# cut: lists
curl -s 'http://127.0.0.1:8080/api/legislators.csv?state=AK'
# end: lists
