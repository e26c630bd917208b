#!/bin/sh
# start-store.sh FOLDER MONITOR-PORT PORT: starts Ceph's gateway on a store in memory, to try several machines on one. It
# forgets everything when it ends. ceph-osd is started again if it asks its monitor too early.
set -e
cd "$1"
cat > ceph.conf <<END
[global]
fsid = 5b0c7a3e-2f0d-4b5e-9d0a-7c1f5a2e8d11
mon host = v1:127.0.0.1:$2
auth cluster required = none
auth service required = none
auth client required = none
public addr = 127.0.0.1
run dir = $1
log file = $1/\$name.log
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 1
osd crush chooseleaf type = 0
mon allow pool size one = true
mon max pg per osd = 1000
[mon.a]
mon data = $1/mon
[osd.0]
osd data = $1/osd
osd objectstore = memstore
memstore device bytes = 4294967296
[client.rgw]
rgw data = $1
rgw frontends = beast endpoint=127.0.0.1:$3
END
mkdir mon osd
monmaptool --create --fsid 5b0c7a3e-2f0d-4b5e-9d0a-7c1f5a2e8d11 --addv a "[v1:127.0.0.1:$2]" monmap
ceph-mon -c ceph.conf -i a --mkfs --monmap monmap
ceph-mon -c ceph.conf -i a -f > mon.log 2>&1 &
id=$(cat /proc/sys/kernel/random/uuid)
ceph -c ceph.conf osd new "$id"
ceph-osd -c ceph.conf -i 0 --mkfs --osd-uuid "$id"
until ceph-osd -c ceph.conf -i 0 -f; do sleep 1; done > osd.log 2>&1 &
radosgw -c ceph.conf -n client.rgw -f > radosgw.log 2>&1 &
