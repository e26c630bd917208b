# docs/how-to/run-behind-a-proxy.md explains it.
# cut: cache
# Start it with "-p http_gzip_support=off": the service compresses, and Varnish would weaken the strong ETags.
vcl 4.1;

# Varnish goes between a proxy that ends TLS and the service. It adds the address that it sees to X-Forwarded-For, so
# the service knows the client when ROTUNDA_TRUSTED_PROXIES names Varnish and the proxy.
backend rotunda {
  .host = "127.0.0.1";
  .port = "8080";
  .connect_timeout = 5s;
  # Longer than Prefer: wait=30, and than the start of a large file.
  .first_byte_timeout = 90s;
  .between_bytes_timeout = 60s;
}

sub vcl_recv {
  unset req.http.Forwarded;
  # Files of releases are large, and asked for in ranges: the service sends them from its disk.
  if (req.url ~ "^/downloads") {
    return (pass);
  }
}

# Varnish itself keeps no answer to a request with Authorization or Cookie, and none with Set-Cookie, "private" or
# "no-store".
sub vcl_backend_response {
  # Faults, and answers that say nothing about caches, are not kept.
  if (beresp.status >= 400 || !beresp.http.Cache-Control) {
    set beresp.uncacheable = true;
    set beresp.ttl = 5s;
    return (deliver);
  }
}

sub vcl_deliver {
  # Limits and the id of a request are for the client that asked first, and do not come from the cache.
  if (obj.hits > 0) {
    unset resp.http.RateLimit;
    unset resp.http.RateLimit-Policy;
    unset resp.http.Request-Id;
  }
}
# end: cache
