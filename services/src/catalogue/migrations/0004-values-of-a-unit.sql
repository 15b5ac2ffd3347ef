-- The values that a group of very many machines can be narrowed by, without those of all other units.
create index catalogue_specification_metric on catalogue_specification (unit, product_slug) include (key, value, measurement_system, position)
  where measurement_system is distinct from 'Imperial';
