-- Which mailboxes have accepted the email, and which have refused it last: JSON by address
-- (MailboxStates). NULL: none.
ALTER TABLE delivery ADD COLUMN accepted text;
ALTER TABLE delivery ADD COLUMN refused text;
