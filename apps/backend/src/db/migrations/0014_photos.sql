-- An own photo as cover (CONF-27): upright, without metadata, with its size for the check at the order.
alter table file_object
  drop constraint file_object_purpose_check,
  add column pixel_width integer check (pixel_width > 0),
  add column pixel_height integer check (pixel_height > 0),
  add constraint file_object_purpose_check check (purpose in ('avatar', 'order', 'photo', 'print')),
  add constraint file_object_photo_size check (purpose <> 'photo' or (pixel_width is not null and pixel_height is not null));
