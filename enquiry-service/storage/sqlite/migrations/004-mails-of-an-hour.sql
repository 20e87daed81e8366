-- What the threshold of mails an hour counts at every post. Digests and what was never held.
CREATE INDEX delivery_mailed ON delivery (queued_at) WHERE digest_id IS NULL;
