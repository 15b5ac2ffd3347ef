alter table mail_message add column unsubscribe_url text;
