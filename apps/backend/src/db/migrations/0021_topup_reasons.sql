-- Card top-ups have reasons of their own in the points history (PTS-5). Only the name changes: amounts and accounts of
-- the append-only ledger stay as they are.
alter table ledger_transfer disable trigger ledger_transfer_append_only;
update ledger_transfer set reason = replace(reason, 'order_', 'topup_')
where ref_type = 'topup' and reason in ('order_reservation', 'order_complete', 'order_reject');
alter table ledger_transfer enable trigger ledger_transfer_append_only;
