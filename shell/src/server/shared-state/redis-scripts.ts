/*
 * What has to happen at once in Redis. The clock is that of Redis: those of the shells may differ by a minute.
 */

/** The times of the newest attempts of a key, the newest last; returns milliseconds to wait, 0 after it has counted this one. */
export const reserveAttemptScript = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local max, window, pause = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3])
local oldest = tonumber(redis.call('LINDEX', KEYS[1], -max) or '0')
if oldest > now - window then
  local wait = oldest + window - now
  if pause >= 0 then wait = tonumber(redis.call('LINDEX', KEYS[1], -1)) + pause - now end
  if wait > 0 then return wait end
end
redis.call('RPUSH', KEYS[1], now)
redis.call('LTRIM', KEYS[1], -max, -1)
redis.call('PEXPIRE', KEYS[1], window)
return 0`;

/** Counts in a window that begins with the first request; returns the count and the rest of the window. */
export const countRequestScript = `
local current = redis.call('INCR', KEYS[1])
if current == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return {current, redis.call('PTTL', KEYS[1])}`;
