# The commands of docs/how-to/operate-the-queue.md, run in this order by the test beside this file.

# cut: key
KEY=rtd_test_YOUR_KEY
# end: key

# cut: pause
npm run rotunda -- channels pause house-cwc --reason "The House asked us to wait."
# end: pause

# cut: send-held
curl -si http://127.0.0.1:8080/api/send-message \
  -H "Authorization: Bearer $KEY" -H 'Content-Type: application/json' \
  -d '{"data": {
    "name_prefix": "Ms.", "first_name": "Ada", "last_name": "Example",
    "address1": "1 Example Street", "city": "Example City", "state": "AK", "zip_code": "99501",
    "phone_number": "9075550100", "email": "ada@example.org",
    "destination_id": "HAK00", "main_issue": 25,
    "custom_subject": "Trails", "message": "Please keep the trails open."
  }}'
# end: send-held

# cut: id-of-held
ID=msg_YOUR_ID
# end: id-of-held

# until: held
# cut: held
npm run rotunda -- messages list --state held
# end: held

# cut: channels
npm run rotunda -- channels list
# end: channels

# cut: check
npm run rotunda -- channels check house-cwc
# end: check

# cut: resume
npm run rotunda -- channels resume house-cwc
# end: resume

# until: delivered
# cut: delivered
npm run rotunda -- messages show $ID
# end: delivered

# cut: send-lost
curl -si http://127.0.0.1:8080/api/send-message \
  -H "Authorization: Bearer $KEY" -H 'Content-Type: application/json' -H 'Prefer: wait=10' \
  -d '{"data": {
    "name_prefix": "Ms.", "first_name": "Ada", "last_name": "Example",
    "address1": "1 Example Street", "city": "Example City", "state": "AK", "zip_code": "99501",
    "phone_number": "9075550100", "email": "ada@example.org",
    "destination_id": "HAK00", "main_issue": 25,
    "custom_subject": "Trails", "message": "Please keep the trails open. [simulate reset]"
  }}'
# end: send-lost

# cut: id-of-lost
ID=msg_YOUR_ID
# end: id-of-lost

# cut: uncertain
npm run rotunda -- messages list --state uncertain
# end: uncertain

# cut: retry
npm run rotunda -- messages retry $ID
# end: retry

# until: delivered
# cut: retried
npm run rotunda -- messages show $ID
# end: retried

# cut: purge
npm run rotunda -- purge --older-than 0 --yes
# end: purge

# cut: help
npm run rotunda -- --help
# end: help
