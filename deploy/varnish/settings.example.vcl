# Copy to settings.vcl, readable by Varnish alone: it has the value of CDN_PURGE_TOKEN.
backend shells {
  .host = "127.0.0.1";
  .port = "8080";
}

sub check_purge_token {
  if (req.http.authorization != "Bearer replace-by-the-purge-token") {
    return (synth(401));
  }
}
