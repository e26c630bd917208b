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
cd /srv/many/store
cat > ceph.conf <<'END'
[global]
fsid = 5b0c7a3e-2f0d-4b5e-9d0a-7c1f5a2e8d11
mon host = v1:127.0.0.1:6789
auth cluster required = none
auth service required = none
auth client required = none
public addr = 127.0.0.1
run dir = /srv/many/store
log file = /srv/many/store/$name.log
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 1
osd crush chooseleaf type = 0
mon allow pool size one = true
mon max pg per osd = 1000
[mon.a]
mon data = /srv/many/store/mon
[osd.0]
osd data = /srv/many/store/osd
osd objectstore = memstore
memstore device bytes = 4294967296
[client.rgw]
rgw data = /srv/many/store
rgw frontends = beast endpoint=127.0.0.1:7480
END
mkdir mon osd
monmaptool --create --fsid 5b0c7a3e-2f0d-4b5e-9d0a-7c1f5a2e8d11 --addv a '[v1:127.0.0.1:6789]' monmap
ceph-mon -c ceph.conf -i a --mkfs --monmap monmap
ceph-mon -c ceph.conf -i a -f > mon.log 2>&1 &
id=$(cat /proc/sys/kernel/random/uuid)
ceph -c ceph.conf osd new "$id"
ceph-osd -c ceph.conf -i 0 --mkfs --osd-uuid "$id"
until ceph-osd -c ceph.conf -i 0 -f; do sleep 1; done > osd.log 2>&1 &
radosgw -c ceph.conf -n client.rgw -f > radosgw.log 2>&1 &
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
