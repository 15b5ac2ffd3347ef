-- Letters of a text and pairs of neighbouring ones, which are what an index finds words of one or two letters by: they have
-- no trigram. Its cost keeps the planner from computing it for each row that it reads. One line, because a statement of a
-- migration ends with the first semicolon at the end of a line.
create function desk_short_parts(value text) returns text[] language sql immutable parallel safe cost 1000 as $$ select string_to_array(value, null) || array(select letter || next from unnest(string_to_array(value, null), (string_to_array(value, null))[2:]) as neighbours (letter, next) where letter <> ' ' and next <> ' ') $$;
