# The commands of docs/how-to/run-many.md. The test beside this file runs them in this order, with a folder of its own in
# place of /srv/many, and free ports. A block that is marked "not run" is on the page's list, with the reason.

# not run: programs
# cut: programs
apt-get update
apt-get install --yes curl openssl postgresql redis-server haproxy radosgw ceph-mon ceph-osd
# end: programs

# cut: folders
mkdir -p -m 0700 /srv/many/one /srv/many/two /srv/many/store
# end: folders

# cut: database
runuser -u postgres -- psql -v ON_ERROR_STOP=1 <<'END'
create role rotunda_many login password 'a-password-of-yours';
create database rotunda_many owner rotunda_many encoding 'UTF8' template template0;
revoke all on database rotunda_many from public;
END
# end: database

# cut: store
sh examples/run-many/start-store.sh /srv/many/store 6789 7480
# end: store

# cut: bucket
until curl -fsS -o /dev/null http://127.0.0.1:7480/; do sleep 1; done
radosgw-admin -c /srv/many/store/ceph.conf user create --uid rotunda --display-name Rotunda \
  --access-key rotunda --secret-key a-secret-of-yours > /srv/many/store/user.json
curl -fsS -X PUT --aws-sigv4 aws:amz:us-east-1:s3 --user rotunda:a-secret-of-yours \
  -H 'x-amz-content-sha256: UNSIGNED-PAYLOAD' http://127.0.0.1:7480/rotunda
# end: bucket

# cut: secrets
umask 0077
openssl genpkey -algorithm ed25519 -out /srv/many/signing-key.pem
cat > /srv/many/common.env <<END
DATABASE_URL=postgres://rotunda_many:a-password-of-yours@127.0.0.1:5432/rotunda_many
ROTUNDA_SEALING_KEYS=1:$(openssl rand -base64 32)
ROTUNDA_KEY_PEPPER=$(openssl rand -base64 32)
ROTUNDA_SIGNING_KEY_FILE=/srv/many/signing-key.pem
ROTUNDA_TRUSTED_PROXIES=127.0.0.1
ROTUNDA_UNREADY_SECONDS=5
ROTUNDA_STORE=s3://rotunda/many
ROTUNDA_STORE_ENDPOINT=http://127.0.0.1:7480
ROTUNDA_STORE_KEY_ID=rotunda
ROTUNDA_STORE_SECRET=a-secret-of-yours
ROTUNDA_COUNTERS=redis://127.0.0.1:6379
END
printf 'ROTUNDA_DATA=/srv/many/one\nPORT=8080\nADMIN_PORT=8081\n' > /srv/many/one.env
printf 'ROTUNDA_DATA=/srv/many/two\nPORT=8082\nADMIN_PORT=8083\n' > /srv/many/two.env
# end: secrets

# cut: simulators
node apps/service/src/bin/simulators.ts > /srv/many/simulators.env 2> /srv/many/simulators.log &
until grep -q FEDERAL_REGISTER /srv/many/simulators.env; do sleep 1; done
cat /srv/many/simulators.env >> /srv/many/common.env
# end: simulators

# cut: on
cat > /srv/many/on <<'END'
#!/bin/sh
# on MACHINE COMMAND: runs a command with the settings of a machine.
set -a
. /srv/many/common.env
. "/srv/many/$1.env"
shift
exec "$@"
END
chmod +x /srv/many/on
# end: on

# cut: one
/srv/many/on one node apps/service/src/bin/rotunda.js serve > /srv/many/one.log 2>&1 &
echo $! > /srv/many/one.pid
until curl -fsS http://127.0.0.1:8080/readyz/data; do sleep 1; done
# end: one

# cut: two
/srv/many/on two node apps/service/src/bin/rotunda.js serve > /srv/many/two.log 2>&1 &
echo $! > /srv/many/two.pid
until curl -fsS http://127.0.0.1:8082/readyz/data; do sleep 1; done
# end: two

# cut: proxy
sed 's/bind :443.*/bind 127.0.0.1:8000/' ops/haproxy.cfg > /srv/many/haproxy.cfg
haproxy -db -f /srv/many/haproxy.cfg > /srv/many/haproxy.log 2>&1 &
echo $! > /srv/many/haproxy.pid
until curl -fsS http://127.0.0.1:8000/readyz; do sleep 1; done
# end: proxy

# cut: publish
/srv/many/on one npm run rotunda -- sources add examples/publish-a-release/interior-projects.csv \
  --publisher house-appropriations --url https://house.example/fy26-interior-projects.csv \
  --fiscal-year 2026 --subcommittee INT --published 2025-07-22
/srv/many/on one npm run rotunda -- release build
/srv/many/on one npm run rotunda -- release publish latest --accept refused=house_bill/2026/INT@1of4
# end: publish

# cut: look
for port in 8080 8082; do
  curl -fsS "http://127.0.0.1:$port/api/appropriations/v1/records?limit=1" | grep -o '"snapshot":"[^"]*"'
done
/srv/many/on two npm run rotunda -- services list
# end: look

# cut: load
for request in $(seq 100); do
  curl -sS -o /dev/null -w '%{http_code}\n' 'http://127.0.0.1:8000/api/appropriations/v1/records?limit=10'
  sleep 0.6
done | sort | uniq -c
# end: load

# cut: again
kill "$(cat /srv/many/two.pid)"
while kill -0 "$(cat /srv/many/two.pid)" 2>/dev/null; do sleep 1; done
/srv/many/on two node apps/service/src/bin/rotunda.js serve > /srv/many/two.log 2>&1 &
echo $! > /srv/many/two.pid
until curl -fsS http://127.0.0.1:8082/readyz/data; do sleep 1; done
# end: again

# cut: job-settings
umask 0077
openssl pkey -in /srv/many/signing-key.pem -pubout -out /srv/many/signers.pem
echo ROTUNDA_TRUSTED_SIGNERS=/srv/many/signers.pem >> /srv/many/common.env
pick() {
  grep -E "^($1)=" /srv/many/common.env
}
all='DATABASE_URL|ROTUNDA_COUNTERS|ROTUNDA_KEY_PEPPER|ROTUNDA_TRUSTED_PROXIES|ROTUNDA_UNREADY_SECONDS'
store='ROTUNDA_STORE[A-Z_]*|ROTUNDA_TRUSTED_SIGNERS'
receivers='ROTUNDA_(HOUSE|SENATE|REGULATIONS|FEDERAL_REGISTER)_[A-Z]*'
pick "$all|ROTUNDA_SEALING_KEYS|$receivers" > /srv/many/message.env
pick "$all|$store|ROTUNDA_SEALING_KEYS" | tee /srv/many/data.env > /srv/many/portal.env
pick "$all|$store|ROTUNDA_SEALING_KEYS|$receivers" > /srv/many/deliver.env
# end: job-settings

# cut: jobs
while read -r machine roles port; do
  mkdir -m 0700 "/srv/many/$machine"
  {
    cat "/srv/many/${machine%-*}.env"
    printf 'ROTUNDA_ROLES=%s\nROTUNDA_DATA=/srv/many/%s\nPORT=%s\nADMIN_PORT=0\n' "$roles" "$machine" "$port"
  } > "/srv/many/$machine.env"
  node --env-file="/srv/many/$machine.env" apps/service/src/bin/rotunda.js serve > "/srv/many/$machine.log" 2>&1 &
  echo $! > "/srv/many/$machine.pid"
done <<'END'
message-1 message 8100
message-2 message 8101
data-1 data,pages,partner 8102
data-2 data,pages,partner 8103
portal-1 portal 8104
portal-2 portal 8105
deliver-1 deliver,keep 8106
deliver-2 deliver,keep 8107
END
for address in 8100/readyz 8101/readyz 8102/readyz/data 8103/readyz/data 8104/readyz 8105/readyz 8106/readyz 8107/readyz; do
  until curl -fsS "http://127.0.0.1:$address"; do sleep 1; done
done
# end: jobs

# cut: job-proxy
backend() {
  sed "/^backend $1/,/^\$/{s/\(one.*\):[0-9]*/\1:$2/;s/\(two.*\):[0-9]*/\1:$3/}"
}
sed 's/bind :443.*/bind 127.0.0.1:8000/' ops/haproxy.cfg |
  backend message 8100 8101 | backend data 8102 8103 | backend portal 8104 8105 > /srv/many/haproxy.cfg
haproxy -db -f /srv/many/haproxy.cfg -sf "$(cat /srv/many/haproxy.pid)" > /srv/many/haproxy.log 2>&1 &
echo $! > /srv/many/haproxy.pid
for machine in one two; do
  kill "$(cat /srv/many/$machine.pid)"
  while kill -0 "$(cat /srv/many/$machine.pid)" 2>/dev/null; do sleep 1; done
done
# end: job-proxy

# cut: job-try
key=$(grep -o -m 1 'rtd_test_[A-Za-z0-9]*' /srv/many/one.log)
id=$(curl -fsS -o /dev/null -w '%header{location}' -H "Authorization: Bearer $key" -H 'Content-Type: application/json' \
  -d '{"data":{"destination_id":"HCA12","name_prefix":"Ms.","first_name":"Ada","last_name":"Example","address1":"1 Example Street",
"city":"Example City","state":"CA","zip_code":"94103","phone_number":"4155550100","email":"ada@example.org","main_issue":18,
"custom_subject":"Rural libraries","message":"Please support the funding of rural libraries."}}' \
  http://127.0.0.1:8000/api/send-message)
until curl -fsS -H "Authorization: Bearer $key" "http://127.0.0.1:8000/api/messages/${id##*/}" | grep '"state":"delivered"'; do
  sleep 1
done
curl -fsS 'http://127.0.0.1:8000/api/appropriations/v1/records?limit=1'
curl -fsS -H 'Accept: text/html' http://127.0.0.1:8000/records | grep -o '<title>[^<]*'
curl -fsS http://127.0.0.1:8000/portal/sign-in | grep -o '<title>[^<]*'
/srv/many/on one npm run rotunda -- services list
# end: job-try
