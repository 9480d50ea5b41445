-- A voucher may be sealed with another key; everything else of it stays as it was written.

drop trigger voucher_append_only on voucher;
create trigger voucher_kept before delete on voucher
  for each row execute function append_only();
create trigger voucher_only_resealed before update on voucher
  for each row when (
    (old.line_id, old.piece, old.expires_at) is distinct from (new.line_id, new.piece, new.expires_at)
  ) execute function append_only();
