# The commands of docs/how-to/install-on-a-server.md and of the part on PostgreSQL in docs/how-to/keep-the-data-safe.md.
# The test beside this file runs them in this order, in a folder of its own in place of /: paths, users and addresses
# are replaced as its table says. What is marked "not run" is on the page's list, with the reason.

# not run: programs
# cut: programs
apt-get update
apt-get install --yes ca-certificates curl git openssl xz-utils postgresql nginx
# end: programs

# not run: node
# cut: node
cd /tmp
curl -fsSLO https://nodejs.org/dist/v26.10.0/node-v26.10.0-linux-x64.tar.xz
curl -fsSL https://nodejs.org/dist/v26.10.0/SHASUMS256.txt | grep node-v26.10.0-linux-x64.tar.xz | sha256sum --check
tar -xJf node-v26.10.0-linux-x64.tar.xz -C /usr/local --strip-components=1
# end: node

# not run: user
# cut: user
adduser --system --group --home /var/lib/rotunda --no-create-home rotunda
# end: user

# cut: folders
install -d -m 0755 /opt/rotunda
install -d -m 2750 -g rotunda /etc/rotunda /etc/rotunda/secrets
install -d -m 0700 -o rotunda -g rotunda /var/lib/rotunda /var/cache/rotunda
# end: folders

# not run: code
# cut: code
git clone --quiet --depth 1 --branch v0.2.0 https://git.example.org/rotunda.git /opt/rotunda/0.2.0
cd /opt/rotunda/0.2.0 && npm ci --omit=dev
# end: code

# cut: current
ln -sfn /opt/rotunda/0.2.0 /opt/rotunda/current
install -m 0755 /opt/rotunda/current/ops/rotunda /usr/local/bin/rotunda
# end: current

# cut: database
runuser -u postgres -- psql -v ON_ERROR_STOP=1 <<'END'
create role rotunda login;
create database rotunda owner rotunda encoding 'UTF8' template template0;
revoke all on database rotunda from public;
END
# end: database

# cut: secrets
umask 0027
echo "1:$(openssl rand -base64 32)" > /etc/rotunda/secrets/sealing-keys
openssl rand -base64 32 > /etc/rotunda/secrets/key-pepper
openssl genpkey -algorithm ed25519 > /etc/rotunda/secrets/signing-key.pem
# end: secrets

# cut: environment
cat > /etc/rotunda/rotunda.env <<'END'
NODE_COMPILE_CACHE=/var/cache/rotunda
ROTUNDA_DATA=/var/lib/rotunda
DATABASE_URL=postgres://rotunda@/rotunda?host=/var/run/postgresql
ROTUNDA_PUBLIC_URL=https://data.example.org
ROTUNDA_TRUSTED_PROXIES=127.0.0.1
ROTUNDA_OPERATOR="Example Society"
ROTUNDA_CONTACT_EMAIL=data@example.org
ROTUNDA_SEALING_KEYS_FILE=/etc/rotunda/secrets/sealing-keys
ROTUNDA_KEY_PEPPER_FILE=/etc/rotunda/secrets/key-pepper
ROTUNDA_SIGNING_KEY_FILE=/etc/rotunda/secrets/signing-key.pem
END
# end: environment

# cut: version
rotunda --version
# end: version

# cut: release
rotunda sources sample
rotunda release build
rotunda release publish latest
# end: release

# cut: key
rotunda keys issue --organisation "Example Society" --scope messages:send --without-terms "A contract of its own"
# end: key

# cut: unit
install -m 0644 /opt/rotunda/current/ops/rotunda.service /etc/systemd/system/rotunda.service
# end: unit

# not run: start
# cut: start
systemctl daemon-reload
systemctl enable --now rotunda
# end: start

# cut: ready
curl -fsS http://127.0.0.1:8080/readyz
rotunda status
# end: ready

# not run: job-user
# cut: job-user
adduser --system --group --home /var/lib/rotunda-data --no-create-home rotunda-data
# end: job-user

# cut: job-environment
cat > /etc/rotunda/data.env <<'END'
ROTUNDA_ROLES=data,pages
ROTUNDA_DATA=/var/lib/rotunda-data
NODE_COMPILE_CACHE=/var/cache/rotunda-data
PORT=8090
ADMIN_PORT=8091
DATABASE_URL=postgres://rotunda-data@/rotunda?host=/var/run/postgresql
ROTUNDA_PUBLIC_URL=https://data.example.org
ROTUNDA_TRUSTED_PROXIES=127.0.0.1
END
chmod 0600 /etc/rotunda/data.env
# end: job-environment

# cut: job-unit
install -m 0644 /opt/rotunda/current/ops/rotunda@.service /etc/systemd/system/rotunda@.service
# end: job-unit

# not run: job-start
# cut: job-start
systemctl enable --now rotunda@data
# end: job-start

# cut: journal
install -d -m 0755 /etc/systemd/journald.conf.d
cat > /etc/systemd/journald.conf.d/rotunda.conf <<'END'
[Journal]
SystemMaxUse=2G
MaxRetentionSec=90day
END
# end: journal

# not run: follow
# cut: follow
systemctl restart systemd-journald
journalctl --unit rotunda --follow
# end: follow

# not run: certificate
# cut: certificate
apt-get install --yes certbot python3-certbot-nginx
certbot certonly --nginx --domain YOUR_HOST --deploy-hook 'systemctl reload nginx'
ln -sfn /etc/letsencrypt/live/YOUR_HOST/fullchain.pem /etc/ssl/YOUR_HOST.pem
ln -sfn /etc/letsencrypt/live/YOUR_HOST/privkey.pem /etc/ssl/private/YOUR_HOST.key
# end: certificate

# cut: nginx
install -m 0644 /opt/rotunda/current/ops/nginx.conf /etc/nginx/sites-available/rotunda
sed -i 's/data\.example\.org/YOUR_HOST/' /etc/nginx/sites-available/rotunda
ln -sfn /etc/nginx/sites-available/rotunda /etc/nginx/sites-enabled/rotunda
# end: nginx

# not run: reload
# cut: reload
nginx -t && systemctl reload nginx
# end: reload

# cut: outside
curl -sSI https://data.example.org/
# end: outside

# cut: send
curl -fsSi https://data.example.org/api/send-message \
  -H "Authorization: Bearer $KEY" -H 'Content-Type: application/json' -H 'Prefer: wait=30' \
  -d '{"data": {
    "name_prefix": "Ms.", "first_name": "Ada", "last_name": "Example",
    "address1": "1 Example Street", "city": "Example City", "state": "AK", "zip_code": "99501",
    "phone_number": "9075550100", "email": "ada@example.org",
    "destination_id": "HAK00", "main_issue": 25,
    "custom_subject": "Trails", "message": "Please keep the trails open."
  }}'
# end: send

# cut: backup
install -d -m 0700 -o rotunda -g rotunda /var/backups/rotunda
rotunda backup /var/backups/rotunda
# end: backup

# not run: stop
# cut: stop
systemctl stop rotunda
# end: stop

# cut: empty
runuser -u postgres -- psql -v ON_ERROR_STOP=1 <<'END'
alter database rotunda rename to rotunda_lost;
create database rotunda owner rotunda encoding 'UTF8' template template0;
revoke all on database rotunda from public;
END
# end: empty

# cut: restore
mv /var/lib/rotunda /var/lib/rotunda-lost
install -d -m 0700 -o rotunda -g rotunda /var/lib/rotunda
rotunda restore /var/backups/rotunda
# end: restore

# cut: check
rotunda sources check
rotunda release verify latest
rotunda audit check
rotunda keys list
# end: check

# cut: paused
rotunda channels list
# end: paused
