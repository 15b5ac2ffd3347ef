-- Everything is read by key: the products of a group and of a type in their order, the parts of products and variants.
create index catalogue_product_classification on catalogue_product (classification_slug, position);
create index catalogue_product_type on catalogue_product (type, position);
create index catalogue_variant_product on catalogue_variant (product_slug, position);
create index catalogue_specification_variant on catalogue_specification (variant_id) where variant_id is not null;
