-- For the limit of emails per hour, counted at every post: digests and what was never held.
CREATE INDEX delivery_mailed ON delivery (queued_at) WHERE digest_id IS NULL;
