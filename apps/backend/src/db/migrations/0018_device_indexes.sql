-- The devices of an account, and those that are no longer known (SEC-26)
create index session_user_device on session (user_id) where device_sha256 is not null;
create index session_device_age on session (created_at) where device_sha256 is not null;
