# Varnish 7 with the module xkey (Debian: `varnish-modules`) as the CDN of "A CDN" in docs/operations.md: between the proxy
# that ends TLS and the balancer of the shells. Beside this file there is a settings.vcl; see settings.example.vcl.
# `npm run cluster -- cdn` runs this file. It also serves RELEASE_FILES_ORIGIN, where that host leads here: the shells answer
# nothing but files of releases to it.
vcl 4.1;

import std;
import xkey;

include "settings.vcl";

sub vcl_recv {
  # CDN_PURGE_URL leads here.
  if (req.url == "/cdn-purge") {
    if (req.method != "POST") {
      return (synth(405));
    }
    call check_purge_token;
    set req.http.x-purged = xkey.purge(req.http.surrogate-key);
    std.log("purged:" + req.http.x-purged);
    return (synth(200, "Purged"));
  }
  # The host is in the key of what is held; what a visitor writes here is not.
  unset req.http.x-forwarded-host;
  if (req.method != "GET" && req.method != "HEAD") {
    return (pass);
  }
  if (req.url ~ "^/(api|am)/" || req.http.authorization) {
    return (pass);
  }
  # Cookies of ours that change a page, as in shell/src/server/http/deciding-cookie.ts. All others change none: they reach
  # the shell, which needs them for redirects and canaries, and separate nothing that is held.
  if (req.http.cookie ~ "(?i)(?:^|[;\s])(?:__(?:host|secure)-)?(?:uapp_(?!locale=)|kmx[_-](?!cohort=))") {
    return (pass);
  }
  return (hash);
}

sub vcl_backend_response {
  if (bereq.uncacheable) {
    return (deliver);
  }
  # RFC 9213: where the shell has a word for the CDN, Cache-Control is for browsers. Without either nothing is held.
  if (beresp.http.cdn-cache-control ~ "(?i)no-store|no-cache|private" || beresp.http.set-cookie
      || (!beresp.http.cdn-cache-control && !beresp.http.cache-control)) {
    # For a moment, requests for it do not wait for each other.
    set beresp.uncacheable = true;
    set beresp.ttl = 10s;
    return (deliver);
  }
  if (beresp.http.cdn-cache-control ~ "(?i)max-age=\d+") {
    set beresp.ttl = std.duration(regsub(beresp.http.cdn-cache-control, "(?i)^.*?max-age=(\d+).*$", "\1s"), 0s);
    set beresp.grace = 0s;
    set beresp.keep = 0s;
    set beresp.http.xkey = beresp.http.surrogate-key;
    return (deliver);
  }
  # Release files and pictures go on to the rules of Varnish, by their Cache-Control.
}

sub vcl_deliver {
  if (obj.hits > 0) {
    set resp.http.x-cache = "HIT";
    # It is that of whoever came first.
    unset resp.http.x-request-id;
  } else {
    set resp.http.x-cache = "MISS";
  }
  unset resp.http.surrogate-key;
  unset resp.http.xkey;
  unset resp.http.cdn-cache-control;
}
