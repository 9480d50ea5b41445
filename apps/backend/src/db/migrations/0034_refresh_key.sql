-- runs with: 33
-- The key of the call that used a refresh token: the same call may be repeated longer than any other. Programs of before
-- leave it out, and their calls have the short time of all others.
alter table refresh_token add column key_sha256 bytea;
