-- A person's picture is a file that is there.
alter table app_user
  add constraint app_user_avatar foreign key (avatar_file) references file_object (uuid);
