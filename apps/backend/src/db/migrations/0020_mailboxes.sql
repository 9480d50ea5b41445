-- Messages to one mailbox, whose address may have a tag behind a plus (SEC-24)
create index outbox_mailbox on outbox (regexp_replace(recipient, '\+[^@]*@', '@'), created_at);
